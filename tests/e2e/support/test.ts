/** The tests' `test`: a site of its own for each, and a page on which any error, policy violation or foreign request fails. */
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { openSite, type Site } from './server';

export { expect } from '@playwright/test';

/** What went wrong on the pages of a context. */
export class Faults {
  readonly seen: string[] = [];
  readonly #expected: RegExp[] = [];

  /** A test that provokes an error names it, so that all others still count. */
  expect(fault: RegExp): void {
    this.#expected.push(fault);
  }

  add(fault: string): void {
    if (!this.#expected.some((pattern) => pattern.test(fault))) this.seen.push(fault);
  }
}

/** Listens to all pages of a context, those that are opened later too. */
export async function watch(context: BrowserContext, origin: string, faults: Faults): Promise<void> {
  const listen = (page: Page): void => {
    page.on('pageerror', (error) => faults.add(`error: ${error.message}`));
  };
  context.pages().forEach(listen);
  context.on('page', listen);
  context.on('console', (message) => {
    if (message.type() === 'error') faults.add(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('request', (request) => {
    const url = request.url();
    if (/^(?:https?|wss?):/.test(url) && new URL(url).origin !== origin) faults.add(`request to another host: ${url}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (e) => {
      console.error(`policy: ${e.effectiveDirective} ${e.blockedURI} ${e.sample}`);
    });
  });
}

interface Own {
  readonly site: Site;
  readonly faults: Faults;
}

export const test = base.extend<Own>({
  site: async ({}, use) => {
    const site = await openSite();
    await use(site);
    await site.end();
  },
  baseURL: async ({ site }, use) => use(site.origin),
  faults: async ({}, use) => {
    const faults = new Faults();
    await use(faults);
    if (faults.seen.length > 0) throw new Error(`the page was not clean:\n${faults.seen.join('\n')}`);
  },
  context: async ({ context, site, faults }, use) => {
    await watch(context, site.origin, faults);
    await use(context);
  }
});
