/** Advice and review on the screen: what a person reads there, and what pressing something asks for. */
import { render, screen, within } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import Table from '../../src/lib/components/table/Table.svelte';
import { messages } from '../../src/lib/i18n/catalogue';
import { inside } from './around.svelte';
import { ADVISED, auction, fakeReview, partyOver, playing, REVIEWED, settled, type FakeTable } from './fake-table';

const en = messages.en;

function showTable(table: FakeTable, sheet: 'advice' | 'log' | null = null) {
  const on = { onsheet: vi.fn(), onsettings: vi.fn(), onleave: vi.fn(), onagain: vi.fn() };
  return { ...render(Table, inside({ screen: table, sheet, ...on })), on, table };
}
const advice = (): HTMLElement => screen.getByTestId('advice');

describe('asking for advice', () => {
  test.each([playing(), auction()])('the bulb and the key H open it on the own turn', async (table) => {
    const { on } = showTable(table);
    await userEvent.click(screen.getByTestId('open-advice'));
    await userEvent.keyboard('h');
    expect(on.onsheet.mock.calls).toEqual([['advice'], ['advice']]);
  });

  test('out of turn it stays shut and says why', async () => {
    const { on } = showTable(playing({ myTurn: false, turn: 1 }));
    expect(screen.getByTestId('open-advice')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByTestId('open-advice'));
    expect(on.onsheet).not.toHaveBeenCalled();
    expect(screen.getByTestId('message')).toHaveTextContent(en.advice.notNow);
  });

  test('there is none when the deal is over', async () => {
    const { on } = showTable(settled());
    expect(screen.queryByTestId('open-advice')).toBeNull();
    await userEvent.keyboard('h');
    expect(on.onsheet).not.toHaveBeenCalled();
  });

  test('the open sheet asks, the closed one cancels', () => {
    const { table, unmount } = showTable(playing(), 'advice');
    expect(table.asked.advice).toBe('asked');
    unmount();
    expect(table.asked.advice).toBe('dropped');
  });
});

describe('the advice', () => {
  test('every card with its chance and its points, the best first, and why', () => {
    showTable(playing({ advice: ADVISED }), 'advice');
    const rows = within(advice()).getAllByRole('listitem');
    expect(rows.map((row) => row.querySelector<HTMLElement>('[data-card]')!.dataset['card'])).toEqual([
      'AD',
      'JC',
      'QS'
    ]);
    expect(rows[0]).toHaveTextContent('66%');
    expect(rows[0]).toHaveTextContent('wins in 1,312 of 2,000 cases');
    expect(rows[0]).toHaveTextContent(en.advice.best);
    expect(rows[1]).toHaveTextContent(en.advice.asGood);
    expect(rows[2]).toHaveTextContent('−1.2');
    expect(rows[2]).not.toHaveTextContent(en.advice.asGood);
    expect(within(advice()).getByRole('status')).toHaveTextContent('11 points for your partner: the trick is safe.');
  });

  test('following it plays the best card and closes the sheet, once', async () => {
    const { table, on } = showTable(playing({ advice: ADVISED }), 'advice');
    await userEvent.dblClick(screen.getByTestId('follow-advice'));
    expect(table.asked.plays).toEqual(['AD']);
    expect(on.onsheet.mock.calls).toEqual([[null]]);
  });

  test('a call is followed by its name', async () => {
    const line = { wins: 284, chance: 71, score: 2.1, best: true, asGood: false };
    const { table } = showTable(
      auction({
        advice: {
          t: 'ready',
          lines: [{ act: { t: 'call', call: 'double', doubleName: 're' }, ...line }],
          deals: 400,
          why: { code: 'side-ahead', chance: 71 },
          soFar: false
        }
      }),
      'advice'
    );
    await userEvent.click(screen.getByRole('button', { name: 'Say Re' }));
    expect(table.asked.calls).toEqual(['double']);
  });

  test.each([
    ['while it is worked out', { t: 'thinking' } as const, en.advice.thinking],
    ['when it does not come', { t: 'failed' } as const, en.advice.failed],
    ['when it is not the own turn any more', null, en.advice.notNow],
    ['when more is to come', { ...ADVISED, soFar: true } as typeof ADVISED, en.advice.soFar]
  ])('a sentence %s', (_when, state, sentence) => {
    showTable(playing({ advice: state }), 'advice');
    expect(within(advice()).getByRole('status')).toHaveTextContent(sentence);
  });
});

describe('the review of a deal', () => {
  test('opens from the settlement, for that deal', async () => {
    const { on, table, rerender } = showTable(settled({ review: fakeReview() }));
    await userEvent.click(screen.getByTestId('open-review'));
    expect(on.onsheet).toHaveBeenCalledWith('review');
    await rerender({ sheet: 'review' });
    expect(screen.getByRole('dialog', { name: en.review.title(3) })).toBeVisible();
    expect(table.asked.reviews).toEqual([3]);
  });

  async function opened(review = fakeReview()): Promise<HTMLElement> {
    const { rerender } = showTable(settled({ review }));
    await userEvent.click(screen.getByTestId('open-review'));
    await rerender({ sheet: 'review' });
    return screen.getByTestId('review');
  }

  test('each decision: good, better with its reason and price, or forced; and the sum', async () => {
    const sheet = await opened();
    const [good, dear, forced] = within(sheet).getAllByRole('listitem');
    expect(good).toHaveTextContent(/Kontra.*good/);
    expect(dear).toHaveTextContent(/queen of spades.*Better:.*ace of diamonds.*−1\.5/);
    expect(dear).toHaveTextContent('Wins in 72% of cases instead of 51%.');
    expect(dear).toHaveTextContent('11 points for your partner: the trick is safe.');
    expect(forced).toHaveTextContent(en.review.forced);
    expect(within(sheet).getByRole('status')).toHaveTextContent(
      /1 of 2 decisions were good\.\s*Given away: 1\.5 points/
    );
  });

  test('shows how far it has come', async () => {
    const sheet = await opened(fakeReview(REVIEWED.slice(0, 1)));
    expect(within(sheet).getByRole('progressbar')).toHaveAttribute('value', '1');
    expect(sheet).toHaveTextContent(en.review.progress(1, 3));
  });

  test('says so when it broke off', async () => {
    const sheet = await opened(fakeReview([], true));
    expect(sheet).toHaveTextContent(en.review.failed);
    expect(within(sheet).queryByRole('progressbar')).toBeNull();
  });
});

describe('the party’s decisions', () => {
  test('in figures, and the costliest one leads to its deal', async () => {
    const { on, table, rerender } = showTable(partyOver({ review: fakeReview() }));
    const part = screen.getByTestId('decisions');
    expect(part).toHaveTextContent('50%');
    expect(part).toHaveTextContent(en.review.lost(1.5));
    await userEvent.click(within(part).getByRole('button'));
    expect(on.onsheet).toHaveBeenCalledWith('review');
    await rerender({ sheet: 'review' });
    expect(table.asked.reviews).toEqual([3]);
  });
});

test('the log tells why a computer announced', () => {
  const said = { t: 'called', seat: 3, call: 'zolo', name: null, level: 0 } as const;
  showTable(playing({ log: [{ id: 0, message: said, reason: { code: 'all-tricks-sure' } }] }), 'log');
  const line = within(screen.getByRole('dialog')).getByRole('listitem');
  expect(line).toHaveTextContent(en.talk.reason({ code: 'all-tricks-sure' }));
});
