/** Waiting for the app itself: started, stored for offline use. */
import type { Page } from '@playwright/test';

/** The service worker has stored everything and controls the page: from now on the server may go. */
export const offlineReady = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const workers = navigator.serviceWorker;
    await workers.ready;
    if (workers.controller !== null) return;
    await new Promise((settle) => workers.addEventListener('controllerchange', settle, { once: true }));
  });

/** How many files each cache of the page's origin holds. */
export const cachedPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const lists = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(lists)).flat().map((request) => new URL(request.url).pathname);
  });
