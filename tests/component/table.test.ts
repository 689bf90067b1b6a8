/** The table screen: what a person notices in each phase, and what pressing something asks for. */
import { render, screen, within } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { flushSync } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import Table from '../../src/lib/components/table/Table.svelte';
import { messages } from '../../src/lib/i18n/catalogue';
import { Around, inside } from './around.svelte';
import { auction, partyOver, playing, settled, type FakeTable } from './fake-table';

const en = messages.en;

function showTable(
  table: FakeTable,
  more: { sheet?: 'last-trick' | 'log' | 'balance' | 'menu'; covered?: boolean } = {}
) {
  const on = { onsheet: vi.fn(), onsettings: vi.fn(), onleave: vi.fn(), onagain: vi.fn() };
  const around = new Around();
  const props = { screen: table, sheet: more.sheet ?? null, covered: more.covered ?? false, ...on };
  return { ...render(Table, inside(props, around)), around, on, table };
}
const cardIn = (testid: string, card: string): HTMLElement =>
  screen.getByTestId(testid).querySelector<HTMLElement>(`[data-card="${card}"]`)!;

describe('the handles', () => {
  test('the root says where the game is', () => {
    showTable(playing());
    const { phase, deal, ply, turn, contract, rules } = screen.getByTestId('table').dataset;
    expect({ phase, deal, ply, turn, contract, rules }).toEqual({
      phase: 'play',
      deal: '3',
      ply: '15',
      turn: '0',
      contract: 'normal',
      rules: 'baska'
    });
  });

  test.each([
    ['nothing announced in the auction', auction(), ''],
    ['a game stands in the auction', auction({ contract: 'gran' }), 'gran'],
    ['nothing announced in play', playing({ contract: null }), 'normal'],
    ['the deal is over', settled({ contract: null }), 'normal']
  ])('the contract when %s', (_when, table, contract) => {
    showTable(table);
    expect(screen.getByTestId('table')).toHaveAttribute('data-contract', contract);
  });

  test.each([playing(), auction(), settled(), partyOver()])('every seat is there once, with its score', (table) => {
    showTable(table);
    expect(screen.getByTestId('seat-3')).toHaveAttribute('data-score', '-2');
    for (const n of [0, 1, 2]) expect(screen.getByTestId(`seat-${n}`)).toBeInTheDocument();
  });

  test('a seat wears its badges', () => {
    showTable(playing());
    expect(screen.getByTestId('seat-2')).toHaveAttribute('data-badges', 'dealer young');
  });
});

describe('the own hand', () => {
  test('an allowed card is played', async () => {
    const { table } = showTable(playing());
    await userEvent.click(screen.getByRole('button', { name: en.table.handCard('JC', true) }));
    expect(table.asked.plays).toEqual(['JC']);
  });

  test('a forbidden card says so, can be focused and pressed', async () => {
    const { table } = showTable(playing());
    const card = cardIn('hand', 'TS');
    expect(card).toHaveAttribute('aria-disabled', 'true');
    expect(card).toHaveAccessibleDescription(en.games.refusals['must-trump']);
    expect(card).not.toBeDisabled();
    await userEvent.click(card);
    expect(table.asked.plays).toEqual(['TS']);
  });

  test('nothing is grey while it is not my turn', () => {
    const hand = playing().hand.map((held) => ({ ...held, why: null }));
    showTable(playing({ myTurn: false, turn: 1, hand }));
    for (const { card } of hand) expect(cardIn('hand', card)).toHaveAttribute('aria-disabled', 'false');
  });

  test('one stop for Tab; arrows, Home and End move inside', async () => {
    showTable(playing());
    cardIn('hand', 'QS').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(cardIn('hand', 'JC')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(cardIn('hand', 'TS')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(cardIn('hand', 'QS')).toHaveFocus();
    const stops = within(screen.getByTestId('hand'))
      .getAllByRole('button')
      .filter((b) => b.tabIndex === 0);
    expect(stops).toEqual([cardIn('hand', 'QS')]);
  });

  test('a card that leaves hands the focus to its neighbour', async () => {
    const { table, on, rerender } = showTable(playing());
    cardIn('hand', 'JC').focus();
    const hand = table.hand.filter((held) => held.card !== 'JC').map((held) => ({ ...held, why: null }));
    await rerender({ screen: playing({ hand, myTurn: false }), sheet: null, ...on });
    expect(cardIn('hand', 'AD')).toHaveFocus();
  });
});

describe('the trick and the trumps', () => {
  test('each card lies at its seat and the one that holds is named', () => {
    showTable(playing());
    expect(cardIn('trick', 'AH')).toHaveAttribute('data-seat', '2');
    expect(cardIn('trick', 'AH')).toHaveTextContent(en.table.trickCard('AH', 'Frãcek', true));
    expect(cardIn('trick', 'QC')).toHaveTextContent(en.table.trickCard('QC', 'Jón', false));
  });

  test('the ladder tells mine, gone and still out, and folds', async () => {
    showTable(playing());
    expect(cardIn('ladder', 'QS')).toHaveAttribute('data-state', 'mine');
    expect(cardIn('ladder', 'AH')).toHaveAttribute('data-state', 'gone');
    expect(cardIn('ladder', 'TH')).toHaveTextContent(en.table.ladderCard('TH', 'out'));
    await userEvent.click(screen.getByRole('button', { name: en.table.ladderHide }));
    expect(screen.getByRole('button', { name: en.table.ladderShow })).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the live line', () => {
  test('which cards are allowed is heard with the prompt', () => {
    const table = playing();
    showTable(table);
    const said = en.talk.say(table.message!, (seat) => ({
      name: ['', 'Halżka', 'Frãcek', 'Jón'][seat]!,
      you: seat === 0
    }));
    expect(screen.getByTestId('message')).toHaveTextContent(said);
  });

  test('a pressed seat explains its roles until something happens', async () => {
    const { on, rerender } = showTable(playing());
    await userEvent.click(within(screen.getByTestId('seat-3')).getByRole('button'));
    expect(screen.getByTestId('message')).toHaveTextContent(en.table.badge('partner', 'Jón'));
    await rerender({
      screen: playing({ message: { t: 'played', seat: 0, card: 'AD', takes: false } }),
      sheet: null,
      ...on
    });
    expect(screen.getByTestId('message')).not.toHaveTextContent(en.table.badge('partner', 'Jón'));
  });

  test('the language changes at once, everywhere', () => {
    const { around } = showTable(playing());
    flushSync(() => (around.letters = 'pl'));
    expect(screen.getByTestId('message')).toHaveTextContent('dama pik');
    expect(cardIn('hand', 'QS')).toHaveAccessibleName(messages.pl.table.handCard('QS', true));
  });
});

describe('the auction', () => {
  test('every call has its value and what it means', () => {
    showTable(auction());
    const zolo = screen.getByTestId('call-zolo');
    expect(zolo).toHaveTextContent('5');
    expect(zolo).toHaveAccessibleDescription(/alone against three/i);
  });

  test('a call is made; one that is not allowed is pale and still asks why', async () => {
    const { table } = showTable(auction());
    expect(screen.getByTestId('call-wesele')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByTestId('call-wesele')).toHaveAccessibleDescription(
      expect.stringContaining(en.games.refusals['needs-black-queens'])
    );
    await userEvent.click(screen.getByTestId('call-wesele'));
    await userEvent.click(screen.getByTestId('call-gran-du'));
    expect(table.asked.calls).toEqual(['wesele', 'gran-du']);
  });
});

describe('keys', () => {
  test('1 to 4 press the cards, P passes', async () => {
    const { table } = showTable(playing());
    await userEvent.keyboard('14');
    expect(table.asked.plays).toEqual(['QS', 'TS']);
    const other = showTable(auction());
    await userEvent.keyboard('p');
    expect(other.table.asked.calls).toEqual(['pass']);
  });

  test('Enter goes on at the settlement, a key that is held down does not', async () => {
    const { table } = showTable(settled());
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true }));
    expect(table.asked.nexts).toBe(0);
    await userEvent.keyboard('{Enter}');
    expect(table.asked.nexts).toBe(1);
  });

  test('B and L open balance and last trick', async () => {
    const { on } = showTable(playing());
    await userEvent.keyboard('bl');
    expect(on.onsheet.mock.calls).toEqual([['balance'], ['last-trick']]);
  });

  test('keys rest under a sheet and with modifiers', async () => {
    const { table } = showTable(playing(), { sheet: 'menu' });
    await userEvent.keyboard('1');
    const other = showTable(playing());
    await userEvent.keyboard('{Control>}1{/Control}');
    expect([...table.asked.plays, ...other.table.asked.plays]).toEqual([]);
  });
});

describe('sheets', () => {
  test('the last trick shows who played what', () => {
    showTable(playing(), { sheet: 'last-trick' });
    expect(cardIn('last-trick', 'JH')).toHaveAttribute('data-seat', '0');
    expect(screen.getByTestId('last-trick')).toHaveTextContent(en.table.trickTitle(1, null, 25));
  });

  test('without a trick it says so', () => {
    showTable(auction(), { sheet: 'last-trick' });
    expect(screen.getByTestId('last-trick')).toHaveTextContent(en.table.noLastTrick);
  });

  test('the balance adds up deal by deal', () => {
    showTable(playing(), { sheet: 'balance' });
    const rows = screen.getAllByRole('row').map((row) => row.textContent.replace(/\s+/g, ' '));
    expect(rows[1]).toContain('+2');
    expect(rows[1]).toContain('+6');
  });

  test('closing a sheet asks for none', async () => {
    const { on } = showTable(playing(), { sheet: 'log' });
    await userEvent.click(screen.getByRole('button', { name: en.settings.close }));
    expect(on.onsheet).toHaveBeenCalledWith(null);
  });

  test('a record that the browser will not copy is shown to be copied by hand', async () => {
    const writeText = vi.fn().mockRejectedValue(new Error('no'));
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
    showTable(playing(), { sheet: 'menu' });
    await userEvent.click(screen.getByRole('button', { name: en.table.menu.copyRecord }));
    expect(await screen.findByRole('textbox')).toHaveValue('{"id":"B·7F3K-9Q2M·3"}');
  });
});

describe('the settlement', () => {
  test('figures for scripts', () => {
    showTable(settled());
    const { value, won, scores } = screen.getByTestId('settlement').dataset;
    expect({ value, won, scores }).toEqual({ value: '8', won: 'young', scores: '[-8,8,8,-8]' });
  });

  test('the sum line by line; a double that does not count is struck in its place, with its reason', () => {
    showTable(settled());
    const rows = screen.getAllByTestId('settlement-step');
    expect(rows.map((row) => row.dataset['counts'] ?? 'plain')).toEqual(['plain', 'plain', 'true', 'false', 'true']);
    const struck = rows[3]!;
    expect(struck.querySelector('s')).toHaveTextContent('Re (Frãcek)');
    expect(struck).toHaveTextContent('does not count');
  });

  test('all hands, this deal and the totals', () => {
    showTable(settled());
    const mine = within(screen.getByTestId('seat-0'));
    expect(mine.getByText(en.cards.list(['QS', 'JC', 'AD', 'JH']))).toBeInTheDocument();
    expect(mine.getByText('−8')).toBeInTheDocument();
  });

  test('the heading has the focus, Next goes on', async () => {
    const { table } = showTable(settled());
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    await userEvent.click(screen.getByTestId('continue'));
    expect(table.asked.nexts).toBe(1);
  });
});

describe('the end of the party', () => {
  test('places in order, shared ones too, and what the leaderboard books', () => {
    showTable(partyOver());
    const over = screen.getByTestId('party-over');
    expect(over).toHaveAttribute('data-scores', '[4,4,0,-8]');
    const rows = within(over).getAllByRole('listitem');
    expect(rows.map((row) => row.dataset['testid'])).toEqual(['seat-0', 'seat-1', 'seat-2', 'seat-3']);
    expect(rows[1]).toHaveTextContent(en.party.place(1, true));
    expect(over).toHaveTextContent('+36');
  });

  test('play again, or leave', async () => {
    const { on } = showTable(partyOver());
    await userEvent.click(screen.getByRole('button', { name: en.party.again }));
    await userEvent.click(screen.getByRole('button', { name: en.party.back }));
    expect([on.onagain, on.onleave].map((f) => f.mock.calls.length)).toEqual([1, 1]);
  });
});
