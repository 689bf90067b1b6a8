/** The statistics' parts: charts with their tables, the choice, fairness in plain words, the leaderboard, the ways there. */
import { render, screen, within } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { createRawSnippet } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import RoomName from '../../src/lib/components/home/RoomName.svelte';
import Rooms from '../../src/lib/components/home/Rooms.svelte';
import Board from '../../src/lib/components/stats/Board.svelte';
import Counts from '../../src/lib/components/stats/Counts.svelte';
import Fair from '../../src/lib/components/stats/Fair.svelte';
import Filters from '../../src/lib/components/stats/Filters.svelte';
import LineChart from '../../src/lib/components/stats/LineChart.svelte';
import Overview from '../../src/lib/components/stats/Overview.svelte';
import Skill from '../../src/lib/components/stats/Skill.svelte';
import { messages } from '../../src/lib/i18n/catalogue';
import { ROOMS } from '../../src/lib/i18n/stats-shape';
import { parseDate } from '../../src/lib/rules/public/calendar';
import { SEATS } from '../../src/lib/rules/public/cards';
import type { BoardLine, Chart, Fairness, Figures, StatisticsView } from '../../src/lib/state/statistics.svelte';
import { inside } from './around.svelte';

const en = messages.en.stats;
const date = parseDate('2026-12-01')!;
const chartOf = (values: readonly number[]): Chart => ({
  deals: values.length,
  points: values.map((value, i) => ({ deal: i + 1, date, value })),
  last: values.at(-1) ?? 0,
  lowest: Math.min(0, ...values),
  highest: Math.max(0, ...values)
});
const cellsOf = (table: HTMLElement): readonly (readonly string[])[] =>
  within(table)
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
const tablesIn = (root: HTMLElement): readonly HTMLElement[] => [...root.querySelectorAll('table')];

describe('a line', () => {
  const spoken = en.lineSpoken(3, 2, -4, 2);
  const line = (values: readonly number[]) =>
    render(LineChart, inside({ title: en.lineTitle, chart: chartOf(values), spoken, testid: 'line' }));

  test('is a picture with a sentence, and a table behind it', () => {
    const { container } = line([-4, 1, 2]);
    expect(screen.getByRole('img', { name: spoken })).toBeVisible();
    expect(cellsOf(tablesIn(container)[0]!)).toEqual([
      [en.heads.afterDeal, en.heads.date, en.heads.points],
      ['1', '1 Dec 2026', '−4'],
      ['2', '1 Dec 2026', '+1'],
      ['3', '1 Dec 2026', '+2']
    ]);
  });

  test('of many deals has a short table that ends with the last', () => {
    const { container } = line(Array.from({ length: 160 }, (_, i) => i));
    const rows = cellsOf(tablesIn(container)[0]!);
    expect(rows.length).toBeLessThanOrEqual(13);
    expect(rows.at(-1)).toEqual(['160', '1 Dec 2026', '+159']);
  });

  test.each([[[0]], [[0, 0]], [[-3]]])('of %j has no broken number in its drawing', (values) => {
    const { container } = line(values);
    expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
  });
});

test('counts show bars in words, and wins and averages in the table', () => {
  const counts = [
    { name: 'Gran', count: { games: 4, won: 1, points: -12 } },
    { name: 'Kop', count: { games: 0, won: 0, points: 0 } }
  ];
  const { container } = render(Counts, inside({ title: en.contractsTitle, counts, testid: 'counts' }));
  expect(within(screen.getByRole('list')).getByText('−12')).toBeVisible();
  expect(cellsOf(tablesIn(container)[0]!).slice(1)).toEqual([
    ['Gran', '1/4', '−12', '−3.0'],
    ['Kop', '0/0', '0', '0.0']
  ]);
});

test('each choice is told with all the others', async () => {
  const onchoose = vi.fn();
  const choice = { rules: 'all', level: 'easy', mode: 'all', time: 'all' } as const;
  const lists = { rules: ['kop', 'house'], levels: ['easy'], modes: ['daily'], times: ['all', 'week'] } as const;
  render(Filters, inside({ choice, ...lists, onchoose }));
  await userEvent.selectOptions(screen.getByTestId('filter-rules'), 'house');
  await userEvent.selectOptions(screen.getByTestId('filter-mode'), 'daily');
  await userEvent.selectOptions(screen.getByTestId('filter-time'), 'week');
  expect(onchoose.mock.calls).toEqual([
    [{ ...choice, rules: 'house' }],
    [{ ...choice, mode: 'daily' }],
    [{ ...choice, time: 'week' }]
  ]);
});

const fairness = (verdict: Fairness['verdict']): Fairness => ({
  deals: 400,
  verdict,
  rows: SEATS.map((seat) => ({
    ...{ seat, figure: 'trumps', seen: seat === 2 ? 1400 : 1200, expected: 1200, spread: 20 },
    ...(seat === 2 && verdict === 'unusual' ? { p: 1e-9, verdict } : { p: 0.4, verdict: 'within-chance' })
  }))
});

describe('fairness', () => {
  const names = [null, 'Halżka', 'Frãcek', 'Jón'];
  const show = (verdict: Fairness['verdict']) =>
    render(Fair, inside({ fairness: fairness(verdict), names, enough: 100, unusual: 0.0005 }));

  test.each(['within-chance', 'unusual', 'too-few'] as const)('says %s in a sentence', (verdict) => {
    show(verdict);
    expect(screen.getByTestId('fair-verdict')).toHaveTextContent(en.fair(verdict, 400, 100));
    expect(screen.queryAllByText(en.figures.trumps, { selector: 'h3' })).toHaveLength(verdict === 'too-few' ? 0 : 1);
  });

  test('names the seat that is unusual, and what was expected', () => {
    const { container } = show('unusual');
    const rows = cellsOf(tablesIn(container)[0]!);
    expect(rows[1]).toEqual(['You', '1,200', '1,200 ± 20.0', en.verdicts['within-chance']]);
    expect(rows[3]).toEqual(['Frãcek', '1,400', '1,200 ± 20.0', en.verdicts.unusual]);
  });
});

const board = { parties: 2, plus: 57, bonus: 35, total: 92, places: [1, 0, 1, 0], best: [] } as const;
const line: BoardLine = {
  ...{ partyId: 'x', when: 0, date, rules: 'kop', level: 'easy', mode: 'free', deals: 8, score: 14 },
  ...{ plus: 31, place: 1, bonus: 30, total: 61 }
};

describe('the leaderboard', () => {
  test('tells the sums and the best parties', () => {
    render(Board, inside({ board, lines: [line] }));
    for (const figure of ['92', '57', '35']) expect(screen.getByText(figure)).toBeVisible();
    expect(screen.getByText('first place: 31 + 30')).toBeVisible();
    expect(screen.getByText('61')).toBeVisible();
  });

  test('without a party says so', () => {
    render(Board, inside({ board: { ...board, parties: 0 }, lines: [] }));
    expect(screen.getByText(en.boardNone)).toBeVisible();
  });
});

const none = { games: 0, mine: 0, strong: 0, better: 0, same: 0, worse: 0, mean: null, margin: null };

describe('skill', () => {
  test('waits for something to compare', () => {
    render(Skill, inside({ skill: none, chart: chartOf([]) }));
    expect(screen.getByTestId('skill-none')).toHaveTextContent(en.skillNone);
  });

  test('tells the lead per deal and how sure it is', () => {
    const skill = { ...none, games: 20, better: 8, same: 7, worse: 5, mean: -0.34, margin: 0.5 };
    render(Skill, inside({ skill, chart: chartOf([1, -2]) }));
    expect(screen.getByText(en.skillMean(-0.34, 0.5))).toBeVisible();
    expect(screen.getByTestId('skill-line')).toHaveAttribute('data-last', '-2');
  });
});

const figures: Figures = {
  all: { games: 3, won: 2, points: 5 },
  line: [],
  skill: none,
  byContract: { kop: { games: 1, won: 1, points: 60 }, normal: { games: 2, won: 1, points: -55 } },
  byRole: {
    old: { games: 1, won: 1, points: 2 },
    young: { games: 1, won: 0, points: -57 },
    alone: { games: 1, won: 1, points: 60 }
  },
  announcements: { made: 3, counted: 2, won: 1 },
  doubles: { made: 4, counted: 1, won: 0 },
  accuracy: { games: 2, mean: 0.875 },
  records: { bestDeal: null, bestParty: null, longestRun: 2 }
};

test('all together: every panel has its heading, bids and accuracy their figures', () => {
  const view: StatisticsView = {
    figures,
    line: chartOf([2, 62, 5]),
    skillLine: chartOf([]),
    best: { deal: { score: 60, contract: 'kop', date }, party: null, longestRun: 2 },
    fairness: fairness('too-few'),
    board,
    boardLines: [line]
  };
  const names = [null, 'Halżka', 'Frãcek', 'Jón'];
  render(Overview, inside({ view, names, fair: { enough: 100, unusual: 0.0005 } }));
  expect(screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual([
    ...[en.lineTitle, en.skillTitle, en.contractsTitle, en.rolesTitle, en.bidsTitle, en.accuracyTitle],
    ...[en.recordsTitle, en.boardTitle, en.fairTitle]
  ]);
  expect(cellsOf(tablesIn(screen.getByTestId('bids'))[0]!).slice(1)).toEqual([
    [en.announcements, '3', '2', '1'],
    [en.doubles, '4', '1', '0']
  ]);
  expect(screen.getByTestId('accuracy')).toHaveTextContent('88%');
  expect(screen.getByText('Kop, 1 Dec 2026')).toBeVisible();
});

test('the start page names its rooms', () => {
  const children = createRawSnippet(() => ({ render: () => '<a href="/statistics/">x</a>' }));
  render(Rooms, inside({ children }));
  expect(within(screen.getByRole('navigation')).getByRole('link')).toBeVisible();
  for (const room of ROOMS) {
    const { container } = render(RoomName, inside({ room }));
    expect(container).toHaveTextContent(messages.en.rooms.names[room].line);
  }
});
