/** Waiting for the app itself: started, stored for offline use. */
import type { Page } from '@playwright/test';

/** The service worker has stored everything: from now on the server may go. The next page that is opened is its own. */
export const offlineReady = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active === null || active.state === 'activated') return;
    await new Promise<void>((settle) => {
      active.addEventListener('statechange', () => {
        if (active.state === 'activated') settle();
      });
    });
  });

/** How many files each cache of the page's origin holds. */
export const cachedPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const lists = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(lists)).flat().map((request) => new URL(request.url).pathname);
  });
