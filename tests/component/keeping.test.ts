/** Files out and in, as the settings offer them, and what is said of them. */
import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import SettingsDialog from '../../src/lib/components/ui/SettingsDialog.svelte';
import { messages } from '../../src/lib/i18n/catalogue';
import type { BackupSaid } from '../../src/lib/i18n/backup-shape';
import { inside } from './around.svelte';

const en = messages.en;

function show(said: BackupSaid | null = null) {
  const keeper = { busy: false, said, save: vi.fn(), saveRecords: vi.fn(), load: vi.fn() };
  const choices = { language: 'en' as const, light: 'auto' as const, speed: 1 as const };
  render(SettingsDialog, inside({ choices, lights: ['auto'], speeds: [1], keeper, onclose: vi.fn() }));
  return keeper;
}

test('both files are asked for by their buttons', async () => {
  const keeper = show();
  await userEvent.click(screen.getByTestId('export'));
  await userEvent.click(screen.getByTestId('export-records'));
  expect([keeper.save, keeper.saveRecords].map((f) => f.mock.calls.length)).toEqual([1, 1]);
  expect(screen.getByTestId('backup-said')).not.toHaveTextContent(/./);
});

test('a chosen file is read in, and the same one may be chosen again', async () => {
  const keeper = show();
  const input = screen.getByLabelText<HTMLInputElement>(en.backup.import);
  const file = new File(['{}'], 'backup.json', { type: 'application/json' });
  await userEvent.upload(input, file);
  expect(keeper.load).toHaveBeenCalledWith(file);
  expect(input.value).toBe('');
});

test('what came of it is said, a refusal with its reason', () => {
  show({ t: 'refused', why: 'truncated', line: null });
  expect(screen.getByTestId('backup-said')).toHaveTextContent(
    en.backup.say({ t: 'refused', why: 'truncated', line: null })
  );
  expect(screen.getByTestId('backup-said')).toHaveAttribute('data-why', 'truncated');
});
