/** The settlement and the party's end in words. */
import { describe, expect, test } from 'vitest';
import { messages } from '../../../src/lib/i18n/catalogue';
import { LOCALES } from '../../../src/lib/i18n/locales';
import { PRESETS, type PresetId } from '../../../src/lib/rules/public/rulesets';
import { settle, type Outcome, type Settlement } from '../../../src/lib/rules/public/settlement';
import { SIDES, who } from './samples';

const settled = (rules: PresetId, o: Partial<Outcome>): Settlement =>
  settle(PRESETS[rules], {
    contract: 'normal',
    old: [0, 3],
    doubles: [],
    points: { old: 43, young: 61 },
    tricksWon: { old: 2, young: 2 },
    ...o
  });
const inAll = <T>(tell: (t: (typeof messages)['de']) => T): readonly T[] =>
  LOCALES.map((locale) => tell(messages[locale]));

const NORMAL = settled('baska', { points: { old: 20, young: 84 }, doubles: [1, 2, 3] });
const SOLO = settled('baska-liga', { contract: 'zolo', old: [3] });
const TIE = { points: { old: 52, young: 52 } } as const;

describe('the title', () => {
  test.each([
    [NORMAL, 'Die Jungen gewinnen 84 zu 20', 'Wygrali młodzi 84 do 20', 'Young side wins 84 to 20'],
    [SOLO, 'Zolo: Jón verliert 43 zu 61', 'Zolo: Jón przegrywa 43 do 61', 'Zolo: Jón loses 43 to 61'],
    [
      settled('baska', { contract: 'zolo-du', old: [0], tricksWon: { old: 1, young: 3 } }),
      'Zolo du: Du verlierst mit 1 Stich',
      'Zolo du: przegrywasz z 1 lewą',
      'Zolo du: You lose with 1 trick'
    ],
    [
      settled('kop', { contract: 'kop', old: [1] }),
      'Kop: Halżka gewinnt sofort',
      'Kop: Halżka wygrywa od razu',
      'Kop: Halżka wins at once'
    ]
  ])('%#: %s', (s, ...titles) => expect(inAll((t) => t.result.title(s, who))).toEqual(titles));
});

describe('the arithmetic', () => {
  test('names every step in order, with its figure', () => {
    const rows = (locale: 'de' | 'pl') =>
      NORMAL.steps
        .map((step) => messages[locale].result.step(step, NORMAL, PRESETS.baska))
        .map((r) => `${r.label} ${r.figure}`);
    expect(rows('pl')).toEqual([
      'Wartość gry: gra zwykła 1',
      'Bez wyjścia: najwyżej 25 oczek ×2',
      'Przegrali starzy ×2',
      'Kontra ×2',
      'Bock ×2'
    ]);
    expect(rows('de')).toEqual([
      'Grundwert Normalspiel 1',
      'Schneider: höchstens 25 Augen ×2',
      'Die Alten verlieren ×2',
      'Kontra ×2',
      'Bock ×2'
    ]);
  });

  test('a side without a trick is bez bitki', () => {
    const s = settled('baska', { points: { old: 0, young: 104 }, tricksWon: { old: 0, young: 4 } });
    expect(messages.pl.result.step(s.steps[1]!, s, PRESETS.baska)).toEqual({
      label: 'Przegrani bez bitki',
      figure: '×3'
    });
  });

  test('the league counts 26 points of the old side as bez wyjścia', () => {
    const s = settled('baska-liga', { points: { old: 26, young: 78 } });
    expect(messages.pl.result.step(s.steps[1]!, s, PRESETS['baska-liga']).label).toBe('Bez wyjścia: najwyżej 26 oczek');
  });

  test('a struck double says why: the same side', () => {
    const [, re] = NORMAL.settledDoubles;
    expect(inAll((t) => t.result.struck(re!, NORMAL, PRESETS.baska))).toEqual([
      'Re zählt nicht: Es kam von derselben Partei wie das Doppel davor.',
      'Re się nie liczy: padła z tej samej strony co poprzednia.',
      'Re does not count: it came from the same side as the double before it.'
    ]);
  });

  test('a struck double says why: over the limit of the contract that was played', () => {
    const s = settled('kop', { contract: 'cicha', old: [3], doubles: [0, 3, 1, 3] });
    expect(inAll((t) => t.result.struck(s.settledDoubles[3]!, s, PRESETS.kop))).toEqual([
      'Słup zählt nicht: Cicha erlaubt höchstens 3 Doppel.',
      'Słup się nie liczy: cicha – najwyżej 3 kontry.',
      'Słup does not count: Cicha allows 3 doubles at most.'
    ]);
    expect(inAll((t) => t.result.struck(s.settledDoubles[0]!, s, PRESETS.kop))).toEqual([null, null, null]);
  });

  test('the payment of one against three, and of two against two', () => {
    expect(inAll((t) => t.result.payment(SOLO, who))).toEqual([
      'Jón zahlt 10 an jeden der drei: −30.',
      'Jón płaci po 10 każdemu z trzech: −30.',
      'Jón pays 10 to each of the three: −30.'
    ]);
    expect(messages.pl.result.payment(NORMAL, who)).toBe('Każdy z wygranych dostaje 16, każdy z przegranych płaci 16.');
  });
});

describe('52 to 52', () => {
  test.each([
    ['baska-liga', {}, 'Przy 52 do 52 przegrywają starzy.'],
    ['baska', {}, 'Przy 52 do 52 bez ważnej kontry przegrywają starzy.'],
    ['baska', { contract: 'zolo', old: [3] }, 'Przy 52 do 52 bez ważnej kontry przegrywa grający.'],
    ['baska', { doubles: [1] }, 'Przy 52 do 52 przegrywa strona, która dała ostatnią ważną kontrę.'],
    ['baska', { contract: 'zolo-du', old: [3] }, null],
    ['baska', { points: { old: 53, young: 51 } }, null]
  ] as const)('%s %j: %s', (rules, o, text) =>
    expect(messages.pl.result.tie(settled(rules, { ...TIE, ...o }), PRESETS[rules])).toBe(text)
  );
});

describe('who plays with whom', () => {
  test.each([
    ['nothing', 'Kto z kim gra, pokażą czarne damy.'],
    ['you old', 'Należysz do starych. Druga czarna dama to twój partner.'],
    ['you young', 'Należysz do młodych. Czarne damy są przeciw tobie.'],
    ['one old', 'Jón ma czarną damę, druga jeszcze nie padła. Należysz do młodych.'],
    ['all', 'Starzy: ty i Jón. Młodzi: Halżka i Frãcek.'],
    ['wesele', 'Wesele: Jón i ukryty partner.'],
    ['wesele, you young', 'Wesele: Jón i ukryty partner. Należysz do młodych.'],
    ['wesele, all', 'Starzy: ty i Jón. Młodzi: Halżka i Frãcek.'],
    ['you alone', 'Grasz w pojedynkę przeciw trzem.'],
    ['another alone', 'Jón gra w pojedynkę przeciw trzem.']
  ])('%s: %s', (known, text) => expect(messages.pl.table.sides(SIDES[known]!, who)).toBe(text));
});

describe('the party', () => {
  test.each([
    [1, false, 'Du gewinnst die Partie mit +14', 'Wygrywasz partię z wynikiem +14', 'You win the match with +14'],
    [
      1,
      true,
      'Du teilst dir Platz 1 mit +14',
      'Dzielisz pierwsze miejsce z wynikiem +14',
      'You share first place with +14'
    ],
    [3, false, 'Du kommst auf Platz 3 mit +14', 'Zajmujesz trzecie miejsce z wynikiem +14', 'You come third with +14'],
    [
      2,
      true,
      'Du teilst dir Platz 2 mit +14',
      'Dzielisz drugie miejsce z wynikiem +14',
      'You come joint second with +14'
    ]
  ])('place %i, shared %s', (place, shared, ...lines) =>
    expect(inAll((t) => t.party.headline(place, shared, 14))).toEqual(lines)
  );
});

describe('house rules', () => {
  test.each([
    ['out-of-range', 'values.zolo', 'Wartość (Zolo): dozwolone są tylko liczby całkowite od 1 do 100.'],
    [
      'out-of-range',
      'maxDoubles.cicha',
      'Liczba kontr (Cicha): dozwolone jest od 0 do 4, i nie więcej kontr, niż ma nazwy w tej grze.'
    ],
    ['out-of-range', 'schneiderMax.old', 'Próg wyjścia (starzy): dozwolone są tylko liczby całkowite od 0 do 51.'],
    ['unknown-contract', 'values.gran', 'Wartość (Gran): tego w tych zasadach nie da się ustawić.'],
    ['unknown-key', 'trumps', '„trumps” nie jest zasadą, którą można zmienić.'],
    ['bad-name', 'name', 'Nazwa musi mieć od 1 do 40 znaków.']
  ] as const)('%s at %s: %s', (code, at, text) => expect(messages.pl.home.houseFault({ code, at })).toBe(text));
});
