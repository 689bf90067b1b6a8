/** English: the settings. */
import type { SettingsTexts } from '../shape';

export const settings: SettingsTexts = {
  title: 'Settings',
  language: 'Language',
  languages: { de: 'Deutsch', pl: 'Polski', en: 'English' },
  light: 'Light',
  lights: { auto: 'As on the device', day: 'Day', evening: 'Evening' },
  speed: 'Speed',
  speeds: { 0: 'No waiting', 0.5: 'Fast', 1: 'Normal', 1.6: 'Leisurely' },
  close: 'Close'
};
