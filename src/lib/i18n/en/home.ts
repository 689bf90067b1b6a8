/** English: the start page. */
import { signed } from '../numbers';
import type { HomeTexts } from '../shape';
import { houseFault } from './house';
import { deals } from './words';

const presets: HomeTexts['presets'] = {
  baska: { name: 'Baśka', line: 'Twelve trumps, as Speedbock plays it.' },
  'baska-liga': {
    name: 'Red Baśka (Polish Baśka League)',
    line: 'League rules: 52 to 52 loses, solo games only up to rekontra.'
  },
  'baska-wikipedia': { name: 'Baśka after Wikipedia', line: 'Like Baśka, but a lost solo counts three times.' },
  kop: { name: 'Kop (Wolsztyn)', line: 'Fourteen trumps, no gran.' },
  'kop-liga': { name: 'Kop with league values', line: 'Like Kop, with fewer doubles.' }
};

export const home: HomeTexts = {
  title: 'Speedbock',
  subtitle: 'Baśka and Kop against three neighbours, even without a network',
  rulesLabel: 'Rules',
  presets,
  house: { name: 'House rules', line: 'Your own values.' },
  rulesName: ({ id, name }) => (id === 'house' ? name : presets[id].name),
  levelLabel: 'Opponents',
  levels: {
    easy: { name: 'easy', line: 'Play by feel and announce only very strong games.' },
    normal: { name: 'normal', line: 'Think ahead and watch what has been played.' },
    strong: { name: 'strong', line: 'Weigh every way the cards may lie.' }
  },
  dealsLabel: 'Number of deals',
  deals,
  start: 'Start',
  resume: 'Go on playing',
  resumeLine: (deal, all, score) => `Deal ${deal} of ${all}, your score ${signed(score)}`,
  numberTitle: 'Play a certain deal',
  numberLabel: 'Deal number',
  numberHint:
    'For example B·7F3K-9Q2M for a whole match, with ·3 after it for its third deal. A copied deal record works too.',
  numberStart: 'Deal these cards',
  numberFaults: {
    empty: 'Please type a deal number first.',
    'bad-form': 'That is not a deal number: it has eight letters and figures, as in B·7F3K-9Q2M.',
    'unknown-rules': 'The letters in front stand for no rules known here. Known are B, BL, BW, K, KL and H.',
    'bad-check': 'There is a slip in this number. Please compare it character by character.',
    'bad-date': 'There is no such day in the calendar.',
    'bad-deal': 'There is no such deal: a match has 24 at the most, a day has 8.',
    'future-day': 'Those daily deals are not out yet: they come on their own day.',
    'bad-record': 'This deal record cannot be played: something is missing or against the rules.'
  },
  houseFault,
  offline: 'No network: you can go on playing.',
  offlineReady: 'Everything is stored: the game now also works without a network.',
  install: 'Install',
  installHint: 'Put the game on your home screen, and it starts like any other app.',
  installHintIos: 'Tap the share symbol, then “Add to Home Screen”.',
  version: (version) => `Version ${version}`
};
