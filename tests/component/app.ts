/** The app without a screen, for tests of its state: started anew on the same device, and played by the first act allowed. */
import { vi } from 'vitest';

/** A fresh app on the same device. */
export async function startApp() {
  vi.resetModules();
  history.replaceState(null, '', '/table/?speed=0');
  const [{ table }, { home }, { settings }, { notices }, { ledger }, { store }] = await Promise.all([
    import('../../src/lib/state/table.svelte'),
    import('../../src/lib/state/home.svelte'),
    import('../../src/lib/state/settings.svelte'),
    import('../../src/lib/state/notices.svelte'),
    import('../../src/lib/state/ledger.svelte'),
    import('../../src/lib/state/store')
  ]);
  await home.open();
  return { table, home, settings, notices, ledger, store };
}
export type App = Awaited<ReturnType<typeof startApp>>;

export const until = (app: App, condition: () => boolean): Promise<void> =>
  vi.waitFor(() => {
    if (app.table.status !== 'ready' || !condition()) throw new Error('not yet');
  });

export const asked = (app: App): Promise<void> =>
  until(app, () => app.table.myTurn || app.table.phase === 'settlement' || app.table.phase === 'party-over');

/** Passes, and plays the first card that is allowed, until the deal is settled. */
export async function playDeal(app: App): Promise<void> {
  for (;;) {
    await asked(app);
    const { phase, ply } = app.table;
    if (phase === 'settlement' || phase === 'party-over') return;
    if (phase === 'auction') app.table.call('pass');
    else app.table.play(app.table.hand.find((c) => c.why === null)!.card);
    await until(app, () => app.table.ply !== ply || app.table.phase !== phase);
  }
}
