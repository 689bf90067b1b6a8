/** The Tagesblatt's parts: its place on the start page, its line in the settlement, its result and the text to share. */
import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import Daily from '../../src/lib/components/home/Daily.svelte';
import OwnBalance from '../../src/lib/components/home/OwnBalance.svelte';
import DayResult from '../../src/lib/components/table/DayResult.svelte';
import { messages } from '../../src/lib/i18n/catalogue';
import { parseDate } from '../../src/lib/rules/public/calendar';
import type { DayStatus } from '../../src/lib/state/day';
import type { DayInfo } from '../../src/lib/state/screen';
import { inside } from './around.svelte';
import { fakeParty } from './fake-table';

const en = messages.en;
const date = parseDate('2026-12-01')!;
const status = (over: Partial<DayStatus> = {}): DayStatus => ({
  ...{ date, rules: 'kop', state: 'new', deals: 0, mine: 0, strong: null },
  ...over
});

describe('on the start page', () => {
  const states: readonly (readonly [string, DayStatus, string])[] = [
    ['not begun', status(), en.daily.fresh],
    ['begun', status({ state: 'running', deals: 2, mine: -3 }), en.daily.running(2, 8, -3)],
    ['played, not yet compared', status({ state: 'done', deals: 8, mine: 4 }), en.daily.done(4, null)],
    ['played', status({ state: 'done', deals: 8, mine: 4, strong: 7 }), en.daily.done(4, 7)]
  ];
  test.each(states)('a day %s says so', (_, day, line) => {
    render(Daily, inside({ day, streak: 0, deals: 8, onstart: vi.fn() }));
    expect(screen.getByTestId('daily-status')).toHaveTextContent(line);
    expect(screen.getByTestId('start-daily')).toHaveTextContent(en.daily.starts[day.state]);
    expect(screen.getByText(/Kop.*1 Dec 2026/)).toBeVisible();
    expect(screen.queryByTestId('streak')).toBeNull();
  });

  test('St Barbara’s day has a word of its own, no other has', () => {
    const special = parseDate('2026-12-04')!;
    const { rerender } = render(
      Daily,
      inside({ day: status({ date: special }), streak: 0, deals: 8, onstart: vi.fn() })
    );
    expect(screen.getByTestId('special-day')).toHaveTextContent(en.daily.special(special, false)!);
    return rerender({ day: status() }).then(() => expect(screen.queryByTestId('special-day')).toBeNull());
  });

  test('it is started, and the streak is told', async () => {
    const onstart = vi.fn();
    render(Daily, inside({ day: status(), streak: 12, deals: 8, onstart }));
    expect(screen.getByTestId('streak')).toHaveTextContent(en.daily.streak(12));
    await userEvent.click(screen.getByTestId('start-daily'));
    expect(onstart).toHaveBeenCalledOnce();
  });

  const balance = {
    ...{ games: 40, points: -12, wonCicha: 3, wonZoloDu: 1, wonGranDu: 2, wonDoubles: 9 },
    today: { games: 8, points: 5 }
  };
  const figures = (): Readonly<Record<string, string>> =>
    Object.fromEntries(
      screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? ''])
    );

  test('the own balance is told, with the day’s result', () => {
    render(OwnBalance, inside({ balance, day: status({ state: 'done', deals: 8, mine: 5 }), finished: 20 }));
    const { games, score, wonCicha, wonZoloDu, wonGranDu, wonDoubles, today } = en.balance;
    expect(figures()).toEqual({
      ...{ [games]: '40', [score]: '−12', [wonCicha]: '3', [wonZoloDu]: '1' },
      ...{ [wonGranDu]: '2', [wonDoubles]: '9', [today]: '+5' }
    });
  });

  test('before the first deal there is nothing to tell', () => {
    render(OwnBalance, inside({ balance: { ...balance, games: 0 }, day: status(), finished: 0 }));
    expect(screen.getByTestId('balance')).toHaveTextContent(en.balance.empty);
  });

  test('after practice alone it says that practice does not count', () => {
    render(OwnBalance, inside({ balance: { ...balance, games: 0 }, day: status(), finished: 8 }));
    expect(screen.getByTestId('balance')).toHaveTextContent(en.balance.practiceOnly);
  });
});

describe('at the end', () => {
  const SCORES = [
    [4, -4, 4, -4],
    [-2, 2, 2, -2]
  ] as const;
  const party = { ...fakeParty(SCORES, true), strong: [1, -2] };
  const TEXT = 'Kop · 1 Dec 2026 · 2 deals\n+2 (master −1)  → +3\n▲▬';
  const played: DayInfo = {
    ...{ date, counts: true, streak: 3, text: TEXT },
    outcome: { mine: 2, strong: -1, ahead: 3, perDeal: ['better', 'same'] }
  };
  const show = (day: DayInfo = played) => render(DayResult, inside({ day, party }));
  const clipboard = (writeText: (text: string) => Promise<void>): void =>
    void Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  test('each deal and the whole stand beside the strong computer’s', () => {
    show();
    const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows.slice(1)).toEqual([
      ['1', '+4', '+1', '+3'],
      ['2', '−2', '−2', '0'],
      [en.party.sum, '+2', '−1', '+3']
    ]);
    expect(screen.getByText(en.daily.ahead(3))).toBeVisible();
    expect(screen.getByText(en.daily.streak(3))).toBeVisible();
    const { mine, strong } = screen.getByTestId('daily-result').dataset;
    expect([mine, strong]).toEqual(['2', '-1']);
  });

  test('St Barbara’s day is named', () => {
    const special = parseDate('2026-12-04')!;
    show({ ...played, date: special });
    expect(screen.getByTestId('special-day')).toHaveTextContent(en.daily.special(special, true)!);
  });

  test('while the computer still plays it says so, and there is nothing to share', () => {
    render(
      DayResult,
      inside({ day: { ...played, outcome: null, text: null }, party: { ...party, strong: [1, null] } })
    );
    expect(screen.getByText(en.daily.comparing)).toBeVisible();
    expect(screen.getByTestId('daily-result')).not.toHaveAttribute('data-strong');
    expect(screen.queryByTestId('share')).toBeNull();
  });

  test('a later attempt is called practice, and has no streak', () => {
    show({ ...played, counts: false });
    expect(screen.getByText(en.daily.practice)).toBeVisible();
    expect(screen.queryByText(en.daily.streak(3))).toBeNull();
  });

  test('the text goes to the share sheet', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    show();
    await userEvent.click(screen.getByTestId('share'));
    expect(share).toHaveBeenCalledWith({ text: TEXT });
    expect(screen.queryByText(en.daily.copied)).toBeNull();
  });

  test('a share sheet that is put away copies nothing', async () => {
    const share = vi.fn().mockRejectedValue(new DOMException('no', 'AbortError'));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const user = userEvent.setup();
    const writeText = vi.fn();
    clipboard(writeText);
    show();
    await user.click(screen.getByTestId('share'));
    expect(writeText).not.toHaveBeenCalled();
  });

  test('without a share sheet it is copied, without a clipboard shown to be selected', async () => {
    const user = userEvent.setup();
    const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('no'));
    clipboard(writeText);
    show();
    await user.click(screen.getByTestId('share'));
    expect(writeText).toHaveBeenCalledWith(TEXT);
    expect(await screen.findByText(en.daily.copied)).toBeVisible();
    await user.click(screen.getByTestId('share'));
    expect(await screen.findByRole('textbox')).toHaveValue(TEXT);
    expect(screen.queryByText(en.daily.copied)).toBeNull();
  });
});
