/** Polish: the settings. */
import type { SettingsTexts } from '../shape';

export const settings: SettingsTexts = {
  title: 'Ustawienia',
  language: 'Język',
  languages: { de: 'Deutsch', pl: 'Polski', en: 'English' },
  light: 'Światło',
  lights: { auto: 'Jak w urządzeniu', day: 'Dzień', evening: 'Wieczór' },
  speed: 'Tempo gry',
  speeds: { 0: 'Bez czekania', 0.5: 'Szybko', 1: 'Zwyczajnie', 1.6: 'Spokojnie' },
  close: 'Zamknij'
};
