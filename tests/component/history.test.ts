/** The history's parts: a page of deals and the way to others, and the buttons from act to act. */
import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import PastList from '../../src/lib/components/history/PastList.svelte';
import Steps from '../../src/lib/components/history/Steps.svelte';
import { messages } from '../../src/lib/i18n/catalogue';
import { parseDate } from '../../src/lib/rules/public/calendar';
import type { PastRow } from '../../src/lib/state/history.svelte';
import { inside } from './around.svelte';

const { history: t } = messages.en;
const row = (over: Partial<PastRow> = {}): PastRow => ({
  ...{ id: 'a.1', date: parseDate('2026-12-01')!, rules: 'kop', contract: 'gran', declarer: 0, role: 'alone' },
  ...{ mine: 12, par: -4, mode: 'daily', houseName: null },
  ...over
});

describe('a page of deals', () => {
  test('says of each what it was, and opens it', async () => {
    const onopen = vi.fn();
    const rows = [row(), row({ id: 'a.2', rules: 'house', houseName: 'Wdzydze', par: null, role: 'young' })];
    render(PastList, inside({ rows, page: 1, pages: 1, onopen, onpage: vi.fn() }));
    const [first, second] = screen.getAllByTestId('past-deal');
    for (const text of ['Gran', 'alone', '1 Dec 2026', 'Kop (Wolsztyn)', t.modes.daily, '+12', t.strong(-4)])
      expect(first).toHaveTextContent(text);
    expect(second).toHaveTextContent(/young.*Wdzydze/);
    expect(second).not.toHaveTextContent('strong');
    expect(screen.queryByRole('navigation')).toBeNull();
    await userEvent.click(second!);
    expect(onopen).toHaveBeenCalledWith('a.2');
  });

  test('leads to the others', async () => {
    const onpage = vi.fn();
    const { rerender } = render(PastList, inside({ rows: [row()], page: 1, pages: 9, onopen: vi.fn(), onpage }));
    const button = (name: string) => screen.getByRole('button', { name });
    expect(button(t.turns.newer)).toBeDisabled();
    await userEvent.click(button(t.turns.older));
    await userEvent.click(button(t.turns.oldest));
    await rerender({ page: 9 });
    expect(button(t.turns.older)).toBeDisabled();
    await userEvent.click(button(t.turns.newer));
    expect(onpage.mock.calls).toEqual([[2], [9], [8]]);
  });
});

describe('from act to act', () => {
  test('by buttons and arrow keys, but not under a sheet', async () => {
    const onstep = vi.fn();
    const { rerender } = render(Steps, inside({ ply: 3, plies: 20, covered: false, onstep }));
    for (const step of ['first', 'back', 'forward', 'last'] as const)
      await userEvent.click(screen.getByRole('button', { name: t.steps[step] }));
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await rerender({ covered: true });
    await userEvent.keyboard('{ArrowLeft}');
    expect(onstep.mock.calls.flat()).toEqual([0, 2, 4, 20, 2, 4]);
  });
});
