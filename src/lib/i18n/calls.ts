/** The words on and for the buttons of the auction, made alike in every language. */
import type { Announcement, Call } from '../rules/public/contracts';
import { capitalised } from './numbers';
import type { CallButton, GameTexts } from './shape';

interface CallWords {
  readonly contracts: Readonly<Record<Announcement, string>>;
  readonly pass: string;
  /** A double that has no name under the rules. */
  readonly double: string;
  /** Between a game and its value, and between a double and its factor, when read aloud. */
  readonly worth: string;
  readonly times: string;
}

export function callTexts(words: CallWords): Pick<GameTexts, 'call' | 'callButton' | 'callSpoken' | 'doubleName'> {
  const call = (said: Call, name: string | null): string =>
    said === 'pass' ? words.pass : said === 'double' ? capitalised(name ?? words.double) : words.contracts[said];
  const label = ({ call: said, doubleName, value }: CallButton, worth: string, times: string): string =>
    call(said, doubleName) + (value === null ? '' : `${said === 'double' ? times : worth}${value}`);
  return {
    call,
    callButton: (button) => label(button, ' · ', ' · ×'),
    callSpoken: (button) => label(button, `, ${words.worth} `, `, ${words.times} `),
    doubleName: capitalised
  };
}
