/** The start page's parts: what can be chosen, gone on with, typed in. */
import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { flushSync } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import NumberEntry from '../../src/lib/components/home/NumberEntry.svelte';
import Resume from '../../src/lib/components/home/Resume.svelte';
import StartForm from '../../src/lib/components/home/StartForm.svelte';
import Notice from '../../src/lib/components/ui/Notice.svelte';
import SettingsDialog from '../../src/lib/components/ui/SettingsDialog.svelte';
import UpdatePrompt from '../../src/lib/components/ui/UpdatePrompt.svelte';
import { messages } from '../../src/lib/i18n/catalogue';
import type { Level } from '../../src/lib/ai/levels';
import { parseDate } from '../../src/lib/rules/public/calendar';
import type { PresetId } from '../../src/lib/rules/public/rulesets';
import { Around, inside } from './around.svelte';

const en = messages.en;

describe('a new party', () => {
  const choices = () => ({ rules: 'baska' as PresetId, level: 'normal' as Level, deals: 8 });
  const lists = { rules: ['baska', 'kop'] as const, levels: ['easy', 'normal'] as const, lengths: [8, 12] };

  test('rules, opponents and length are chosen by their codes', async () => {
    const chosen = choices();
    render(StartForm, inside({ choices: chosen, ...lists, second: false, onstart: vi.fn() }));
    await userEvent.selectOptions(screen.getByTestId('rules-select'), 'kop');
    await userEvent.selectOptions(screen.getByTestId('level-select'), 'easy');
    await userEvent.selectOptions(screen.getByTestId('deals-select'), '12');
    expect(chosen).toEqual({ rules: 'kop', level: 'easy', deals: 12 });
  });

  test('the button starts it', async () => {
    const onstart = vi.fn();
    render(StartForm, inside({ choices: choices(), ...lists, second: false, onstart }));
    await userEvent.click(screen.getByTestId('start-free'));
    expect(onstart).toHaveBeenCalledOnce();
  });

  test('its words follow the language at once', () => {
    const around = new Around();
    render(StartForm, inside({ choices: choices(), ...lists, second: false, onstart: vi.fn() }, around));
    flushSync(() => (around.letters = 'de'));
    expect(screen.getByLabelText(messages.de.home.rulesLabel)).toBe(screen.getByTestId('rules-select'));
  });
});

test('the waiting party tells deal, score and rules, and is gone on with', async () => {
  const onresume = vi.fn();
  const resume = { party: 'x', deal: 3, deals: 8, score: -4, rulesName: 'Kop', date: null, level: 'easy' as const };
  render(Resume, inside({ resume, onresume }));
  expect(screen.getByTestId('resume')).toHaveTextContent(en.home.resumeLine(3, 8, -4));
  expect(screen.getByTestId('resume')).toHaveTextContent('Kop');
  await userEvent.click(screen.getByTestId('resume'));
  expect(onresume).toHaveBeenCalledOnce();
});

test('a day that waits is named', () => {
  const date = parseDate('2026-11-30');
  const resume = { party: 'x', deal: 3, deals: 8, score: -4, rulesName: 'Kop', date, level: 'normal' as const };
  render(Resume, inside({ resume, onresume: vi.fn() }));
  expect(screen.getByTestId('resume')).toHaveTextContent(`${en.daily.title} 30 Nov 2026`);
});

describe('deal numbers', () => {
  test('what is typed is asked for with Enter', async () => {
    const onstart = vi.fn();
    render(NumberEntry, inside({ text: '', fault: null, onstart }));
    await userEvent.type(screen.getByRole('textbox'), 'B 7F3K 9Q2M{Enter}');
    expect(onstart).toHaveBeenCalledWith('B 7F3K 9Q2M');
  });

  test('a slip is said in a sentence beside the field', () => {
    render(NumberEntry, inside({ text: 'B', fault: 'bad-check', onstart: vi.fn() }));
    expect(screen.getByRole('alert')).toHaveTextContent(en.home.numberFaults['bad-check']);
    expect(screen.getByRole('textbox')).toBeInvalid();
  });
});

test('settings are kept as they are pressed', async () => {
  const choices = { language: 'en' as const, light: 'auto' as const, speed: 1 as const };
  const lists = { lights: ['auto', 'day', 'evening'], speeds: [0, 0.5, 1, 1.6] } as const;
  render(SettingsDialog, inside({ choices, ...lists, onclose: vi.fn() }));
  expect(screen.getByRole('radio', { name: en.settings.lights.auto })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: en.settings.lights.evening }));
  await userEvent.click(screen.getByRole('radio', { name: en.settings.speeds[0] }));
  await userEvent.click(screen.getByRole('radio', { name: 'Polski' }));
  expect(choices).toEqual({ language: 'pl', light: 'evening', speed: 0 });
});

test('a new version is taken now or later', async () => {
  const [onaccept, onlater] = [vi.fn(), vi.fn()];
  render(UpdatePrompt, inside({ onaccept, onlater }));
  expect(screen.getByTestId('update-available')).toHaveTextContent(en.notices.update);
  await userEvent.click(screen.getByRole('button', { name: en.notices.updateReload }));
  await userEvent.click(screen.getByRole('button', { name: en.notices.updateLater }));
  expect([onaccept, onlater].map((f) => f.mock.calls.length)).toEqual([1, 1]);
});

test('a notice is heard', () => {
  render(Notice, inside({ text: en.notices.storage.unavailable, testid: 'storage-warning' }));
  expect(screen.getByTestId('storage-warning')).toHaveAttribute('role', 'status');
});
