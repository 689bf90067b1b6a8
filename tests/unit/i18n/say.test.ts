/** The live line: the sentences of the wording table to the letter, and every kind of message in all languages. */
import { describe, expect, test } from 'vitest';
import { messages, type Who } from '../../../src/lib/i18n/catalogue';
import { LOCALES } from '../../../src/lib/i18n/locales';
import type { Message } from '../../../src/lib/i18n/message';
import { MESSAGES, who } from './samples';

const say = (m: Message, as: Who = who): readonly string[] => LOCALES.map((locale) => messages[locale].talk.say(m, as));
const [HALZKA, FRACEK, JON] = [1, 2, 3] as const;

/** [name of the case, message, German, Polish, English] */
type Row = readonly [event: string, message: Message, de: string, pl: string, en: string];

const WORDING: readonly Row[] = [
  [
    'my turn',
    { t: 'your-turn', lead: { seat: JON, card: 'QC' }, holder: { seat: JON, card: 'QC' }, legal: ['AH', 'JS'] },
    'Du bist dran. Jón spielte aus: Kreuz-Dame. Erlaubt: Herz-Ass, Pik-Bube.',
    'Twój ruch. Wyszedł Jón: dama trefl. Możesz: as kier, walet pik.',
    'Your turn. Jón led queen of clubs. Legal: ace of hearts, jack of spades.'
  ],
  [
    'bot plays',
    { t: 'played', seat: HALZKA, card: 'TH', takes: true },
    'Halżka: Herz-Zehn, sticht.',
    'Halżka: dziesiątka kier, bije.',
    'Halżka: ten of hearts, takes it.'
  ],
  [
    'role revealed',
    { t: 'role', seat: JON, card: 'QC', role: 'old' },
    'Jón hat die Kreuz-Dame – Alter.',
    'Jón ma damę trefl – jest stary.',
    'Jón shows the queen of clubs – old party.'
  ],
  [
    'trick',
    { t: 'trick', n: 2, seat: HALZKA, points: 24 },
    'Stich 2: Halżka, 24 Augen.',
    'Lewa 2: bierze Halżka, 24 oczka.',
    'Trick 2: Halżka, 24 points.'
  ],
  [
    'call',
    { t: 'called', seat: FRACEK, call: 'double', name: 'kontra', level: 1 },
    'Frãcek: Kontra. Jetzt mal zwei.',
    'Frãcek: kontra. Teraz razy dwa.',
    'Frãcek doubles. Now times two.'
  ],
  [
    'illegal',
    { t: 'card-refused', why: 'must-beat', card: 'JD', holder: 'QH', legal: ['QS'] },
    'Geht nicht: Überstechpflicht, du hast die Pik-Dame.',
    'Nie wolno: musisz przebić, masz damę pik.',
    'Not allowed: you must overtake, you hold the queen of spades.'
  ],
  [
    'end',
    { t: 'settled', contract: 'normal', won: 'young', points: { old: 43, young: 61 }, mine: 2 },
    'Die Jungen gewinnen 61 zu 43. Du: plus 2.',
    'Wygrali młodzi 61 do 43. Ty: plus 2.',
    'Young side wins 61 to 43. You: plus 2.'
  ]
];

const FURTHER: readonly Row[] = [
  [
    'deal',
    { t: 'dealt', deal: 3, deals: 8, dealer: 0 },
    'Spiel 3 von 8. Du gibst.',
    'Rozdanie 3 z 8. Rozdajesz ty.',
    'Deal 3 of 8. You deal.'
  ],
  [
    'my call, nothing said',
    { t: 'your-call', standing: null, level: 0 },
    'Du bist dran. Bisher ist nichts angesagt.',
    'Twoja kolej. Nikt jeszcze nic nie zgłosił.',
    'Your call. Nothing announced so far.'
  ],
  [
    'my call, a solo doubled twice',
    { t: 'your-call', standing: 'zolo', level: 2 },
    'Du bist dran. Angesagt ist Zolo, mal vier.',
    'Twoja kolej. Zgłoszono: zolo, razy cztery.',
    'Your call. Zolo stands, times four.'
  ],
  [
    'my call, hidden sides doubled twice',
    { t: 'your-call', standing: null, level: 2 },
    'Du bist dran. Kein Spiel angesagt, höchstens mal vier.',
    'Twoja kolej. Gry nie zgłoszono, najwyżej razy cztery.',
    'Your call. Nothing announced so far, at most times four.'
  ],
  ['pass', { t: 'called', seat: JON, call: 'pass', name: null, level: 0 }, 'Jón: Pass.', 'Jón: pas.', 'Jón passes.'],
  [
    'game',
    { t: 'called', seat: JON, call: 'zolo-du', name: null, level: 0 },
    'Jón: Zolo du.',
    'Jón: zolo du.',
    'Jón announces Zolo du.'
  ],
  [
    'third double',
    { t: 'called', seat: 0, call: 'double', name: 'bok', level: 3 },
    'Du: Bok. Jetzt höchstens mal acht.',
    'Ty: bok. Teraz najwyżej razy osiem.',
    'You say bok. Now at most times eight.'
  ],
  [
    'nothing announced',
    { t: 'contract', contract: null, declarer: null, leader: HALZKA },
    'Keine Ansage: Normalspiel oder Cicha. Halżka spielt aus.',
    'Bez zgłoszenia: gra zwykła albo cicha. Wychodzi Halżka.',
    'Nothing announced: normal game or cicha. Halżka leads.'
  ],
  [
    'solo',
    { t: 'contract', contract: 'zolo', declarer: JON, leader: 0 },
    'Zolo: Jón allein gegen drei. Du spielst aus.',
    'Zolo: Jón przeciw trzem. Wychodzisz ty.',
    'Zolo: Jón alone against three. You lead.'
  ],
  [
    'wesele',
    { t: 'contract', contract: 'wesele', declarer: 0, leader: JON },
    'Wesele, angesagt von dir. Jón spielt aus.',
    'Wesele: zgłaszasz ty. Wychodzi Jón.',
    'Wesele: announced by you. Jón leads.'
  ],
  [
    'my lead',
    { t: 'your-turn', lead: null, holder: null, legal: ['AH'] },
    'Du bist dran und spielst aus.',
    'Twój ruch. Wychodzisz.',
    'Your turn. You lead.'
  ],
  [
    'my turn, another holds',
    { t: 'your-turn', lead: { seat: HALZKA, card: 'AC' }, holder: { seat: JON, card: 'JD' }, legal: ['TC'] },
    'Du bist dran. Halżka spielte aus: Kreuz-Ass. Bisher sticht Jón: Karo-Bube. Erlaubt: Kreuz-Zehn.',
    'Twój ruch. Wyszła Halżka: as trefl. Bije Jón: walet karo. Możesz: dziesiątka trefl.',
    'Your turn. Halżka led ace of clubs. Jón holds it: jack of diamonds. Legal: ten of clubs.'
  ],
  [
    'my role',
    { t: 'role', seat: 0, card: 'QS', role: 'old' },
    'Du hast die Pik-Dame – du gehörst zu den Alten.',
    'Masz damę pik – należysz do starych.',
    'You show the queen of spades – old party.'
  ],
  [
    "a woman's role",
    { t: 'role', seat: HALZKA, card: 'JC', role: 'young' },
    'Halżka hat den Kreuz-Buben – Junge.',
    'Halżka ma waleta trefl – jest młoda.',
    'Halżka shows the jack of clubs – young party.'
  ],
  [
    'my trick',
    { t: 'trick', n: 4, seat: 0, points: 22 },
    'Stich 4: du, 22 Augen.',
    'Lewa 4: bierzesz ty, 22 oczka.',
    'Trick 4: you, 22 points.'
  ],
  [
    'must follow, two cards',
    { t: 'card-refused', why: 'must-follow', card: 'JD', holder: 'AC', legal: ['AS', 'TS'] },
    'Geht nicht: Du musst bedienen, du hast das Pik-Ass und die Pik-Zehn.',
    'Nie wolno: musisz dołożyć do koloru, masz asa pik i dziesiątkę pik.',
    'Not allowed: you must follow suit, you hold the ace of spades and the ten of spades.'
  ],
  [
    'must trump',
    { t: 'card-refused', why: 'must-trump', card: 'AS', holder: 'AC', legal: ['JD'] },
    'Geht nicht: Du musst trumpfen, du hast den Karo-Buben.',
    'Nie wolno: musisz dać atut, masz waleta karo.',
    'Not allowed: you must trump, you hold the jack of diamonds.'
  ],
  [
    'too low',
    { t: 'call-refused', why: 'too-low', call: 'gran', standing: 'zolo' },
    'Geht nicht: Angesagt ist schon Zolo, du müsstest höher gehen.',
    'Nie wolno: zgłoszono już zolo, trzeba zgłosić coś wyższego.',
    'Not allowed: Zolo stands, you must announce something higher.'
  ],
  [
    'solo lost',
    { t: 'settled', contract: 'cicha', won: 'young', points: { old: 43, young: 61 }, mine: -24 },
    'Die drei Gegner gewinnen 61 zu 43. Du: minus 24.',
    'Wygrali przeciwnicy 61 do 43. Ty: minus 24.',
    'The three opponents win 61 to 43. You: minus 24.'
  ],
  [
    'all tricks',
    { t: 'settled', contract: 'zolo-du', won: 'young', points: { old: 80, young: 24 }, mine: 20 },
    'Zolo du verloren: nicht alle vier Stiche. Du: plus 20.',
    'Zolo du: przegrana, nie wszystkie lewy. Ty: plus 20.',
    'Zolo du lost: not all four tricks. You: plus 20.'
  ],
  [
    'four queens',
    { t: 'settled', contract: 'baska', won: 'old', points: { old: 0, young: 0 }, mine: 60 },
    'Baśka: Vier Damen gewinnen sofort. Du: plus 60.',
    'Baśka: cztery damy wygrywają od razu. Ty: plus 60.',
    'Baśka: four queens win at once. You: plus 60.'
  ],
  [
    'end of the party',
    { t: 'party-over', place: 2, mine: 14 },
    'Die Partie ist zu Ende. Du: 2. Platz, plus 14.',
    'Koniec partii. Ty: 2. miejsce, plus 14.',
    'The match is over. You: second place, plus 14.'
  ],
  [
    'a computer failed',
    { t: 'stood-in', seat: HALZKA },
    'Halżka: Der Computer kam nicht weiter, es gilt ein einfacher, erlaubter Zug.',
    'Halżka: komputer się zaciął, padł prosty, dozwolony ruch.',
    'Halżka: the computer got stuck, so a plain safe move was made.'
  ]
];

describe('the wording table', () => {
  test.each(WORDING)('%s', (_event, message, ...sentences) => expect(say(message)).toEqual(sentences));
});

describe('beyond the table', () => {
  test.each(FURTHER)('%s', (_event, message, ...sentences) => expect(say(message)).toEqual(sentences));

  test('every kind of message has an exact sentence here', () => {
    const covered = new Set([...WORDING, ...FURTHER].map(([, message]) => message.t));
    expect(new Set(MESSAGES.map((m) => m.t))).toEqual(covered);
  });

  test('a message about you names you, and never by another name', () => {
    const meAsNina: Who = (seat) => ({ ...who(seat), name: 'Nina' });
    for (const m of MESSAGES) if ('seat' in m && m.seat === 0) expect(say(m, meAsNina).join()).not.toContain('Nina');
  });

  test('the Bavarian pack has its own names in German', () => {
    expect(messages.de.talk.say({ t: 'played', seat: JON, card: 'QC', takes: true }, who, 'bavarian')).toBe(
      'Jón: Eichel-Ober, sticht.'
    );
    expect(messages.de.talk.say({ t: 'role', seat: JON, card: 'QS', role: 'old' }, who, 'bavarian')).toBe(
      'Jón hat den Gras-Ober – Alter.'
    );
  });
});

describe('reasons', () => {
  test.each([
    [
      { code: 'holds-top-trumps', n: 3, chance: null },
      'Hat die drei höchsten Trümpfe.',
      'Ma trzy najwyższe atuty.',
      'Holds the three highest trumps.'
    ],
    [
      { code: 'side-ahead', chance: 71 },
      'Hält die eigene Partei für klar vorn (71\u00a0%).',
      'Widzi wyraźną przewagę swojej strony (71%).',
      'Thinks its own side clearly ahead (71%).'
    ],
    [
      { code: 'gives-partner', points: 11, sure: true, chance: null },
      'Schmiert dem Partner 11 Augen: Der Stich ist sicher.',
      'Dokłada partnerowi 11 oczek: lewa jest pewna.',
      'Gives the partner 11 points: the trick is safe.'
    ]
  ] as const)('%j', (reason, ...sentences) =>
    expect(LOCALES.map((locale) => messages[locale].talk.reason(reason))).toEqual(sentences)
  );
});
