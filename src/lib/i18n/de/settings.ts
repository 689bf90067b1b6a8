/** German: the settings. */
import type { SettingsTexts } from '../shape';

export const settings: SettingsTexts = {
  title: 'Einstellungen',
  language: 'Sprache',
  languages: { de: 'Deutsch', pl: 'Polski', en: 'English' },
  light: 'Licht',
  lights: { auto: 'Wie das Gerät', day: 'Tag', evening: 'Abend' },
  speed: 'Tempo',
  speeds: { 0: 'Ohne Warten', 0.5: 'Flott', 1: 'Gewohnt', 1.6: 'Gemütlich' },
  close: 'Schließen'
};
