/** German: the start page. */
import { signed } from '../numbers';
import type { HomeTexts } from '../shape';
import { houseFault } from './house';
import { deals } from './words';

const presets: HomeTexts['presets'] = {
  baska: { name: 'Baśka', line: 'Zwölf Trümpfe, wie Speedbock sie spielt.' },
  'baska-liga': {
    name: 'Rote Baśka (Polnische Baśka-Liga)',
    line: 'Ligaregeln: 52 zu 52 verliert, Solo nur bis Rekontra.'
  },
  'baska-wikipedia': { name: 'Baśka nach Wikipedia', line: 'Wie Baśka, aber ein verlorenes Solo zählt dreifach.' },
  kop: { name: 'Kop (Wolsztyn)', line: 'Vierzehn Trümpfe, kein Gran.' },
  'kop-liga': { name: 'Kop mit Liga-Werten', line: 'Wie Kop, aber mit weniger Doppeln.' }
};

export const home: HomeTexts = {
  title: 'Speedbock',
  subtitle: 'Baśka und Kop gegen drei Nachbarn, auch ohne Netz',
  rulesLabel: 'Regeln',
  presets,
  house: { name: 'Hausregeln', line: 'Mit euren eigenen Werten.' },
  rulesName: ({ id, name }) => (id === 'house' ? name : presets[id].name),
  levelLabel: 'Gegner',
  levels: {
    easy: { name: 'leicht', line: 'Spielen nach Gefühl und sagen nur sehr starke Spiele an.' },
    normal: { name: 'normal', line: 'Denken mit und merken sich, was gefallen ist.' },
    strong: { name: 'stark', line: 'Rechnen durch, wie die Karten sitzen können.' }
  },
  dealsLabel: 'Anzahl der Spiele',
  deals,
  start: 'Los geht’s',
  resume: 'Weiterspielen',
  resumeLine: (deal, all, score) => `Spiel ${deal} von ${all}, du stehst bei ${signed(score)}`,
  numberTitle: 'Ein bestimmtes Spiel',
  numberLabel: 'Spielnummer',
  numberHint:
    'Zum Beispiel B·7F3K-9Q2M für eine Partie, mit ·3 dahinter für ihr drittes Spiel. Auch eine kopierte Aufzeichnung geht.',
  numberStart: 'Diese Karten geben',
  numberFaults: {
    empty: 'Bitte gib erst eine Spielnummer ein.',
    'bad-form': 'Das ist keine Spielnummer: Sie hat acht Buchstaben und Ziffern, etwa B·7F3K-9Q2M.',
    'unknown-rules': 'Die Buchstaben vorn gehören zu keinen Regeln. Es gibt B, BL, BW, K, KL und H.',
    'bad-check': 'In der Nummer steckt ein Tippfehler. Bitte vergleiche sie Zeichen für Zeichen.',
    'bad-date': 'Diesen Tag gibt es im Kalender nicht.',
    'bad-deal': 'Dieses Spiel gibt es nicht: Eine Partie hat höchstens 24 Spiele, ein Tagesblatt 8.',
    'future-day': 'Dieses Tagesblatt gibt es noch nicht: Es kommt erst an seinem Tag heraus.',
    'bad-record': 'Diese Aufzeichnung lässt sich nicht spielen: Etwas fehlt oder verstößt gegen die Regeln.'
  },
  houseFault,
  offline: 'Kein Netz: Du kannst trotzdem weiterspielen.',
  offlineReady: 'Alles ist gespeichert: Das Spiel geht jetzt auch ohne Netz.',
  install: 'Installieren',
  installHint: 'Leg dir das Spiel auf den Startbildschirm, dann öffnet es sich wie jede andere App.',
  installHintIos: 'Tippe auf das Teilen-Zeichen und dann auf „Zum Home-Bildschirm“.',
  version: (version) => `Version ${version}`
};
