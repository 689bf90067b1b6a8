/** The service worker as the screens see it: ready to play offline, a new version waiting, and taking it over. */
import { base } from '$app/paths';
import { Workbox } from 'workbox-window';

class Pwa {
  /** A new version is installed and waits to be accepted. */
  needRefresh = $state(false);
  /** Everything is stored: the app starts without a network. */
  offlineReady = $state(false);
}

export const pwa = new Pwa();

const HOUR = 60 * 60 * 1000;
let workbox: Workbox | undefined;
let registration: ServiceWorkerRegistration | undefined;
let accepted = false;
let beforeReload: () => Promise<void> | void = () => undefined;

/** Runs before the page reloads into a new version. */
export function onBeforeReload(run: () => Promise<void> | void): void {
  beforeReload = run;
}

/** Once, when the page has started. Where there are no service workers, nothing happens. */
export async function register(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  try {
    reloadWithNewWorker(navigator.serviceWorker);
    workbox = new Workbox(`${base}/sw.js`, { scope: `${base}/` });
    registration = await workbox.register({ immediate: true });
  } catch {
    return; // refused by the browser (private window, no https): the app plays on without
  }
  if (registration === undefined) return;
  watch(registration);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void check();
  });
  setInterval(() => void check(), HOUR);
}

/** Takes the waiting version over; every open page of the app reloads into it. */
export function accept(): void {
  accepted = true;
  workbox?.messageSkipWaiting();
}

/** Asks the server for a new version; false where it cannot be reached. */
export async function check(): Promise<boolean> {
  if (registration === undefined || !navigator.onLine) return false;
  try {
    await registration.update();
    return true;
  } catch {
    return false;
  }
}

/** Raw events on purpose: Workbox's own miss updates that are found in the page of the first install. */
function watch(found: ServiceWorkerRegistration): void {
  const look = (): void => {
    pwa.needRefresh = found.waiting !== null && found.active !== null;
    if (found.active !== null) pwa.offlineReady = true;
  };
  const track = (): void => found.installing?.addEventListener('statechange', look);
  found.addEventListener('updatefound', track);
  track();
  look();
}

/** The first worker to take control is the first install, where there is nothing to reload. */
function reloadWithNewWorker(workers: ServiceWorkerContainer): void {
  let controlled = workers.controller !== null;
  let reloading = false;
  workers.addEventListener('controllerchange', () => {
    const first = !controlled && !accepted;
    controlled = true;
    if (first || reloading) return;
    reloading = true;
    void Promise.resolve(beforeReload()).finally(() => location.reload());
  });
}
