/** The shell: one host, a strict policy, all of it offline, installable, and a new version only when it is accepted. */
import { chromium } from '@playwright/test';
import { LAUNCH } from '../../playwright.config';
import { at } from './support/handles';
import { cachedPaths, offlineReady } from './support/shell';
import { expect, Faults, test, watch } from './support/test';

const PAGES = ['/', '/table/', '/archive/', '/statistics/', '/history/'];

test('loads every page from its own host alone, with a clean policy', async ({ page }) => {
  for (const path of PAGES) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('main')).toBeVisible();
  }
});

test('keeps all it needs and starts again with the server gone', async ({ page, context, site, faults }) => {
  await page.goto('/');
  await offlineReady(page);
  const cached = await cachedPaths(page);
  for (const path of PAGES) expect(cached).toContain(path);
  await page.close();
  await site.stop();
  faults.expect(/ERR_CONNECTION_REFUSED|ERR_FAILED/);

  const later = await context.newPage();
  for (const path of ['/?deal=x', ...PAGES, '/table']) {
    const answer = await later.goto(path);
    expect(answer?.fromServiceWorker(), path).toBe(true);
    expect(answer?.status(), path).toBe(200);
    await expect(later.locator('main')).toBeVisible();
  }
});

test('starts again with the network cut', async ({ page, context }) => {
  await page.goto('/');
  await offlineReady(page);
  await context.setOffline(true);
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.locator('main')).toBeVisible();
  }
});

test('can be installed', async ({ site }, info) => {
  const faults = new Faults();
  // an ordinary test context counts as a private window, in which nothing can be installed
  const context = await chromium.launchPersistentContext(info.outputPath('profile'), LAUNCH);
  await watch(context, site.origin, faults);
  const [page = await context.newPage()] = context.pages();
  await page.goto(`${site.origin}/`);
  await offlineReady(page);
  const cdp = await context.newCDPSession(page);
  const manifest = await cdp.send('Page.getAppManifest');
  expect(manifest.url).toBe(`${site.origin}/manifest.webmanifest`);
  expect(manifest.errors).toEqual([]);
  expect(JSON.parse(manifest.data ?? '{}')).toMatchObject({ name: 'Speedbock – Baśka & Kop', short_name: 'Speedbock' });
  expect((await cdp.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  expect(faults.seen).toEqual([]);
  await context.close();
});

test('an unknown address says so, online and offline, and leads home', async ({ page, site, faults }) => {
  faults.expect(/status of 404|Not found: .no.such|ERR_CONNECTION_REFUSED|ERR_FAILED/);
  const answer = await page.goto('/no/such/page/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/');
  await offlineReady(page);
  await site.stop();
  await page.goto('/no/such/page/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(`${site.origin}/`);
});

test('a new version is offered, and comes only when it is accepted', async ({ page, site }) => {
  const deployed = page.locator('html[data-deploy="second"]');
  await page.goto('/');
  await offlineReady(page);
  await site.deploy('second');
  await page.reload();
  await expect(at(page, 'update-available')).toBeVisible();
  await expect(deployed).toHaveCount(0);
  const button = page.getByTestId('update-available').getByRole('button').first();
  await button.click();
  await expect(deployed).toHaveCount(1);
  await expect(at(page, 'update-available')).toHaveCount(0);
});
