/** Positions in the play that a good player would insist on. */
import { ALL, STRONG, THINKERS, type Playing } from './position-tables';

/** Points go where they count. */
export const POINTS_PLAYED: readonly Playing[] = [
  [
    'throws the cheap card into the trick of the lone player',
    'baska',
    { 0: 'AH TH QC JD', 1: 'AS QS JC QD' },
    'zolo pass pass pass',
    'AH',
    'JC',
    THINKERS
  ],
  [
    'throws no ace into the trick of the lone player',
    'kop',
    { 0: 'AH TC TS JD', 1: 'AD QS JC QD' },
    'zolo pass pass pass',
    'AH',
    '!AD',
    ALL
  ],
  [
    'throws the queen, not the ten, into the trick of the lone player',
    'baska-liga',
    { 0: 'JC JS AC TH', 1: 'AD TD QD TS', 2: 'QS AS QH AH', 3: 'TC QC JH JD' },
    'gran pass pass pass',
    'AC QD QS',
    'QC',
    ALL
  ],
  [
    'throws a queen, not an ace, when it can follow nothing',
    'baska',
    { 0: 'JC JS JH TH', 1: 'AS QS QC AC' },
    'gran pass pass pass',
    'JC',
    'QS|QC',
    ALL
  ],
  [
    'gives the fat trump to the trick that its partner surely has',
    'baska',
    { 0: 'QH JC JD AC', 1: 'AH QC JS AS', 2: 'TD QD JH TC' },
    'zolo pass pass pass',
    'JD AH',
    'TD',
    THINKERS
  ],
  [
    'gives the ace of trumps to the trick that its partner surely has',
    'baska-wikipedia',
    { 0: 'TH QC QS AC', 1: 'AH JS JC TS', 2: 'AD JD JH AS' },
    'zolo pass pass pass',
    'QS AH',
    'AD',
    THINKERS
  ],
  [
    'gives the ten to the trick that its partner has trumped',
    'baska',
    { 0: 'JC JS AC TH', 1: 'JH AD AS TS', 2: 'TC QC JD AH', 3: 'TD QD QH QS' },
    'gran pass pass pass',
    'AC JH TC',
    'TD',
    THINKERS
  ],
  [
    'gives the ace of trumps to the other black queen',
    'baska',
    { 0: 'JD QS AD AS', 1: 'AH TH QD TC', 2: 'TD JH JC AC', 3: 'JS QC QH TS' },
    'pass pass pass pass',
    'JD AH TD JS QD JH QC',
    'AD',
    THINKERS
  ],
  [
    'gives the ace of trumps to the other black queen in kop',
    'kop-liga',
    { 0: 'JD QS AD AS', 1: 'AH TH TC QD', 2: 'TD JH JC AC', 3: 'JS QC QH TS' },
    'pass pass pass pass',
    'JD AH TD JS QD JH QC',
    'AD',
    THINKERS
  ],
  [
    'gives no ace to the known old',
    'baska',
    { 0: 'QC AH TH AC', 1: 'QS QD TC TS', 2: 'QH JC JH TD', 3: 'AD JD AS JS' },
    'pass pass pass pass',
    'QC QD JH',
    'JD|JS',
    ALL
  ],
  [
    'gives the ace of trumps to the announcer of the wesele',
    'baska',
    { 0: 'QC QS AH TD', 1: 'QD QH TC TS', 2: 'JH JS TH AC', 3: 'JC AD JD AS' },
    'wesele pass pass pass',
    'AH QD JH',
    'AD',
    THINKERS
  ],
  [
    'gives no ace to the announcer of the wesele as one of the young',
    'kop',
    { 0: 'QC QS AH TD', 1: 'JC QD TC TS', 2: 'JH JS TH AC', 3: 'QH AD JD AS' },
    'wesele pass pass pass',
    'AH QD JH',
    '!AD',
    ALL
  ]
];

/** Strength is not wasted. */
export const STRENGTH_PLAYED: readonly Playing[] = [
  [
    'takes as cheaply as wins in the last seat',
    'baska',
    { 0: 'QC QS QD TH', 1: 'JC JD TC TD', 2: 'AD JH JS AC', 3: 'AH QH AS TS' },
    'zolo pass pass pass',
    'QD TD AD',
    'QH',
    THINKERS
  ],
  [
    'takes as cheaply as wins in the last seat, alone',
    'baska-liga',
    { 0: 'JC QD QS QC', 1: 'AD JH TS AC', 2: 'TD JS JD TC', 3: 'AH TH QH AS' },
    'pass pass pass zolo pass pass pass',
    'JC AD TD',
    'QH',
    THINKERS
  ],
  ['draws trumps before the ace', 'baska', { 0: 'AH TH QC AC' }, 'zolo-du pass pass pass', '', '!AC', THINKERS],
  [
    'draws trumps before ace and ten',
    'baska-wikipedia',
    { 0: 'JC JS AC TC' },
    'gran-du pass pass pass',
    '',
    'JC|JS',
    THINKERS
  ],
  [
    'draws the last trump',
    'baska-liga',
    { 0: 'JC JS AC TC', 1: 'JD JH AH QD', 2: 'AS TS QH QS', 3: 'QC TH AD TD' },
    'gran-du pass pass pass',
    'JC JD QH QC',
    'JS',
    THINKERS
  ],
  [
    'keeps the trump that may still take a trick from a zolo-du',
    'baska',
    { 0: 'AH TH QC JD', 1: 'QS JH TD AS' },
    'zolo-du pass pass pass',
    'AH',
    '!QS',
    STRONG
  ],
  [
    'keeps the ace that may still take the last trick from a gran-du',
    'baska',
    { 0: 'JC JS JH TD', 1: 'AD QS QC QH', 2: 'JD AS TS AH', 3: 'AC TC TH QD' },
    'gran-du pass pass pass',
    'JC QC JD QD JS QH TS TC JH',
    'QS',
    THINKERS
  ]
];

const FIRST = { 0: 'QC QS QH JC', 1: 'TC AD AC JD', 2: 'TD QD AH JS', 3: 'TH AS JH TS' } as const;
const SECOND = { 0: 'QC AH JC JS', 1: 'AD QD QS JH', 2: 'TH QH JD TC', 3: 'TS AS AC TD' } as const;

/** The same cards, but 52 points win or lose by the ruleset and by who doubled last: a sure 52 is enough, or is not. */
export const TIES: readonly Playing[] = [
  [
    'takes sure 52 points when the others doubled',
    'baska',
    FIRST,
    'zolo double pass pass pass',
    'QC AD AH TH TD JH',
    'JC',
    STRONG
  ],
  [
    'risks more for 53 when nobody doubled',
    'baska',
    FIRST,
    'zolo pass pass pass',
    'QC AD AH TH TD JH',
    'QH|QS',
    STRONG
  ],
  [
    'risks more for 53 when it doubled back',
    'baska-wikipedia',
    FIRST,
    'zolo double pass pass double pass pass pass',
    'QC AD AH TH TD JH',
    'QH|QS',
    STRONG
  ],
  [
    'risks more for 53 in the liga',
    'baska-liga',
    FIRST,
    'zolo double pass pass pass',
    'QC AD AH TH TD JH',
    'QH|QS',
    STRONG
  ],
  [
    'keeps the ace for 52 points when the others doubled',
    'baska-wikipedia',
    SECOND,
    'zolo double pass pass pass',
    'QC QD TH TD TC AC',
    'JC|JS',
    STRONG
  ],
  [
    'takes with the ace for 53 points in the liga',
    'baska-liga',
    SECOND,
    'zolo double pass pass pass',
    'QC QD TH TD TC AC',
    'AH',
    STRONG
  ]
];
