/** Polish: what is wrong with house rules. */
import { NAME_LENGTH } from '../../rules/public/house-rules';
import { faultTeller } from '../house';
import { games } from './games';

export const houseFault = faultTeller(
  {
    tables: {
      values: 'Wartość',
      maxDoubles: 'Liczba kontr',
      lostFactor: 'Mnożnik przegranej',
      schneiderMax: 'Próg wyjścia'
    },
    contracts: games.contracts,
    roles: games.roles,
    rules: 'Zasady'
  },
  {
    'not-an-object': ({ place }) => `${place}: tego nie da się odczytać jako zasad.`,
    'unknown-base': () => 'Te zasady opierają się na innych, których tu nie ma.',
    'bad-name': () => `Nazwa musi mieć od 1 do ${NAME_LENGTH} znaków.`,
    'unknown-key': ({ at }) => `„${at}” nie jest zasadą, którą można zmienić.`,
    'unknown-contract': ({ place }) => `${place}: tego w tych zasadach nie da się ustawić.`,
    'out-of-range': ({ place, low, high }) => `${place}: dozwolone są tylko liczby całkowite od ${low} do ${high}.`,
    'too-many-doubles': ({ place, low, high }) =>
      `${place}: dozwolone jest od ${low} do ${high}, i nie więcej kontr, niż ma nazwy w tej grze.`,
    'bad-tie': () =>
      'Przy 52 do 52 są tylko dwie zasady: przegrywa ten, kto dał ostatnią kontrę, albo przegrywają starzy.'
  }
);
