/** English: what is wrong with house rules. */
import { NAME_LENGTH } from '../../rules/public/house-rules';
import { faultTeller } from '../house';
import { games } from './games';

export const houseFault = faultTeller(
  {
    tables: {
      values: 'Value',
      maxDoubles: 'Number of doubles',
      lostFactor: 'Factor when lost',
      schneiderMax: 'Schneider limit'
    },
    contracts: games.contracts,
    roles: { old: 'old side', young: 'young side' },
    rules: 'The rules'
  },
  {
    'not-an-object': ({ place }) => `${place}: this cannot be read as rules.`,
    'unknown-base': () => 'These rules build on a rule set that does not exist here.',
    'bad-name': () => `The name needs 1 to ${NAME_LENGTH} characters.`,
    'unknown-key': ({ at }) => `“${at}” is not a rule that can be changed.`,
    'unknown-contract': ({ place }) => `${place}: this cannot be set in these rules.`,
    'out-of-range': ({ place, low, high }) => `${place}: only whole numbers from ${low} to ${high} are allowed.`,
    'too-many-doubles': ({ place, low, high }) =>
      `${place}: ${low} to ${high} are allowed, and no more doubles than have a name in this game.`,
    'bad-tie': () => 'For 52 to 52 there are only two rules: the last doubler loses, or the old side loses.'
  }
);
