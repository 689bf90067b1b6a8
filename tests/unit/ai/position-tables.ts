/** Positions in the auction that a good player would insist on: what may be seen, what is right, and which levels should know. */
import type { Level } from '../../../src/lib/ai/levels';
import type { Seat } from '../../../src/lib/rules/public/cards';
import type { PresetId } from '../../../src/lib/rules/public/rulesets';

export const ALL: readonly Level[] = ['easy', 'normal', 'strong'];
export const THINKERS: readonly Level[] = ['normal', 'strong'];
export const STRONG: readonly Level[] = ['strong'];

/** Forehand is seat 0, and each row is turned to another place of the table. `expected`: a call or card, several that are as right (`a|b`), or what must not be done (`!a`). */
export type Announcing = readonly [
  why: string,
  rules: PresetId,
  hand: string,
  said: string,
  expected: string,
  who: readonly Level[]
];

/** Hands of seats that are not given get what is left. */
export type Playing = readonly [
  why: string,
  rules: PresetId,
  hands: Partial<Record<Seat, string>>,
  said: string,
  played: string,
  expected: string,
  who: readonly Level[]
];

/** What is sure whatever the others hold. */
export const SURE_CALLS: readonly Announcing[] = [
  // four queens cannot be lost
  ['four queens announce baska', 'baska', 'QC QS QH QD', '', 'baska', ALL],
  ['four queens announce baska over any game', 'baska', 'QC QS QH QD', 'pass gran', 'baska', ALL],
  [
    'four queens announce baska over a doubled zolo-du',
    'baska-wikipedia',
    'QC QS QH QD',
    'zolo-du double',
    'baska',
    ALL
  ],
  [
    'four queens announce baska after a pass of their own',
    'baska-liga',
    'QC QS QH QD',
    'pass gran pass pass',
    'baska',
    ALL
  ],
  ['four queens announce kop', 'kop', 'QC QS QH QD', 'pass pass', 'kop', ALL],
  ['four queens announce kop over a doubled zolo', 'kop-liga', 'QC QS QH QD', 'pass zolo double', 'kop', ALL],
  // the three highest trumps take three tricks, and the fourth holds at most 44 points
  ['three top trumps announce zolo', 'baska', 'AH TH QC AC', '', 'zolo', ALL],
  ['three top trumps announce zolo in the liga too', 'baska-liga', 'AH TH QC AC', 'pass', 'zolo', THINKERS],
  [
    'three top trumps announce zolo with the lowest fourth',
    'baska-wikipedia',
    'AH TH QC TD',
    'pass pass pass',
    'zolo',
    THINKERS
  ],
  ['three top trumps announce zolo over gran', 'baska', 'AH TH QC JD', 'pass gran', 'zolo', THINKERS],
  ['three top trumps announce zolo in kop', 'kop', 'AH TC TS AC', '', 'zolo', THINKERS],
  ['three top trumps announce zolo in the liga of kop', 'kop-liga', 'AH TC TS AS', 'pass pass', 'zolo', THINKERS],
  // the four highest take all tricks
  ['the four highest trumps announce zolo-du', 'baska', 'AH TH QC QS', '', 'zolo-du', THINKERS],
  ['the four highest trumps announce zolo-du in kop', 'kop', 'AH TC TS TH', 'pass pass', 'zolo-du', THINKERS],
  [
    'the four highest trumps announce zolo-du in the liga of kop',
    'kop-liga',
    'AH TC TS TH',
    'pass',
    'zolo-du',
    THINKERS
  ],
  ['the four highest trumps go over gran', 'baska-wikipedia', 'AH TH QC QS', 'gran', 'zolo-du', THINKERS],
  ['the four highest trumps go over gran-du', 'baska-liga', 'AH TH QC QS', 'pass gran-du', 'zolo-du', THINKERS],
  // in gran the four jacks take all tricks from every seat; on lead two or three draw those that are out
  ['four jacks announce gran-du', 'baska', 'JC JS JH JD', 'pass pass', 'gran-du', THINKERS],
  ['four jacks announce gran-du in the liga', 'baska-liga', 'JC JS JH JD', 'pass', 'gran-du', THINKERS],
  ['three jacks and an ace on lead announce gran-du', 'baska', 'JC JS JH AC', '', 'gran-du', THINKERS],
  ['two jacks, ace and ten on lead announce gran-du', 'baska-wikipedia', 'JC JS AS TS', '', 'gran-du', THINKERS],
  // three jacks on lead leave one trick of at most 43 points
  ['three jacks and a ten on lead announce gran', 'baska', 'JC JS JH TD', '', 'gran', THINKERS],
  ['three jacks and a queen on lead announce gran', 'baska-liga', 'JC JS JH QD', '', 'gran', THINKERS],
  // a game that is surely lost is doubled, one that is surely won is doubled back
  ['the highest trump doubles a zolo-du', 'baska', 'AH JD TD TS', 'zolo-du', 'double', STRONG],
  ['the highest trump doubles a zolo-du last in kop', 'kop', 'AH JD TD QD', 'zolo-du pass pass', 'double', STRONG],
  [
    'the highest trump doubles a zolo-du last in the liga of kop',
    'kop-liga',
    'AH AC AD QD',
    'zolo-du pass pass',
    'double',
    STRONG
  ],
  ['the highest jack doubles a gran-du', 'baska-liga', 'JC TD TS QH', 'pass gran-du', 'double', STRONG],
  ['the three highest trumps double a zolo', 'baska', 'AH TH QC JD', 'zolo', 'double', THINKERS],
  ['the three highest trumps double a zolo in kop', 'kop', 'AH TC TS JD', 'pass zolo', 'double', THINKERS],
  ['the three highest jacks double a gran', 'baska-wikipedia', 'JC JS JH TS', 'gran', 'double', STRONG],
  ['a sure zolo is doubled back', 'baska', 'AH TH QC AC', 'zolo double pass pass', 'double', THINKERS],
  ['a sure zolo is doubled back in kop', 'kop', 'AH TC TS AC', 'zolo pass pass double', 'double', THINKERS],
  ['a sure zolo-du is doubled back', 'baska-liga', 'AH TH QC QS', 'zolo-du pass double pass', 'double', THINKERS],
  ['a sure gran on lead is doubled back', 'baska-wikipedia', 'JC JS JH TD', 'gran double pass pass', 'double', THINKERS]
];

/** What nobody would do who has seen a few deals. */
export const PLAIN_CALLS: readonly Announcing[] = [
  ['a worthless hand passes', 'baska', 'JD AD TD TS', '', 'pass', STRONG],
  ['a worthless hand does not double a zolo', 'baska', 'JD AD TD TS', 'zolo', 'pass', STRONG],
  ['a worthless hand does not double a gran', 'baska-liga', 'QD TD TS QH', 'pass gran', 'pass', ALL],
  ['a worthless hand does not double in kop', 'kop', 'JD AD TD AS', 'pass pass', 'pass', ALL],
  ['low trumps do not go alone', 'kop-liga', 'JC JH JD AD', '', 'pass', ALL],
  ['low trumps do not go over a gran', 'baska-wikipedia', 'QD QH AD TD', 'gran pass', 'pass', ALL],
  [
    'the two highest trumps and more double a gran of the colour jacks',
    'baska',
    'JC JS AC AS',
    'gran',
    'double',
    STRONG
  ],
  ['three jacks and a ten announce gran also later', 'baska', 'JC JS JH TD', 'pass pass', 'gran', STRONG],
  ['both black queens and nothing else look for a partner', 'baska', 'QC QS TD TC', '', 'wesele', STRONG],
  ['both black queens and nothing else look for a partner in kop', 'kop', 'QC QS TD AC', '', 'wesele', STRONG],
  ['both black queens with the top of the trumps need no partner', 'baska', 'AH QC QS QH', '', '!wesele', THINKERS],
  [
    'both black queens with the top of the trumps need no partner in kop',
    'kop',
    'AH TC QC QS',
    'pass',
    '!wesele',
    THINKERS
  ]
];

/** A wesele needs the hand that may announce it. */
export const WESELE_CALLS: readonly Playing[] = [
  [
    'the two highest trumps do not let a wesele pass',
    'baska',
    { 0: 'QC QS TD AC', 1: 'AH TH QH QD' },
    'wesele',
    '',
    '!pass',
    THINKERS
  ],
  ['a weak announcer does not double back', 'kop', { 0: 'QC QS AD AC' }, 'wesele pass pass double', '', 'pass', ALL],
  [
    'nobody doubles behind the announcer as the sure partner',
    'kop',
    { 0: 'QC QS AD AC', 1: 'JC AH TH QH' },
    'wesele pass pass double double',
    '',
    'pass',
    ALL
  ],
  [
    'nobody doubles behind the announcer as the sure partner in baska',
    'baska',
    { 0: 'QC QS JS AC', 3: 'JC QH AD AS' },
    'wesele pass double pass double pass pass',
    '',
    'pass',
    ALL
  ],
  [
    'nobody doubles behind the announcer in the liga of kop',
    'kop-liga',
    { 0: 'QC QS TD AD', 1: 'JC AH QD AS' },
    'wesele pass double pass double',
    '',
    'pass',
    ALL
  ]
];
