/** German: what is wrong with house rules. */
import { NAME_LENGTH } from '../../rules/public/house-rules';
import { faultTeller } from '../house';
import { games } from './games';

export const houseFault = faultTeller(
  {
    tables: {
      values: 'Wert',
      maxDoubles: 'Zahl der Doppel',
      lostFactor: 'Faktor bei Verlust',
      schneiderMax: 'Schneidergrenze'
    },
    contracts: games.contracts,
    roles: { old: 'die Alten', young: 'die Jungen' },
    rules: 'Die Regeln'
  },
  {
    'not-an-object': ({ place }) => `${place}: Das lässt sich nicht als Regeln lesen.`,
    'unknown-base': () => 'Diese Regeln bauen auf einem Regelsatz auf, den es hier nicht gibt.',
    'bad-name': () => `Der Name braucht 1 bis ${NAME_LENGTH} Zeichen.`,
    'unknown-key': ({ at }) => `„${at}“ ist keine Regel, die man ändern kann.`,
    'unknown-contract': ({ place }) => `${place}: Das lässt sich in diesen Regeln nicht einstellen.`,
    'out-of-range': ({ place, low, high }) => `${place}: Erlaubt sind nur ganze Zahlen von ${low} bis ${high}.`,
    'too-many-doubles': ({ place, low, high }) =>
      `${place}: Erlaubt sind ${low} bis ${high}, und nicht mehr Doppel, als in diesem Spiel einen Namen haben.`,
    'bad-tie': () => 'Für 52 zu 52 gibt es nur zwei Regeln: Der letzte Doppler verliert, oder die Alten verlieren.'
  }
);
