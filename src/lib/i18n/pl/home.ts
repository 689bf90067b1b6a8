/** Polish: the start page. */
import { signed } from '../numbers';
import type { HomeTexts } from '../shape';
import { houseFault } from './house';
import { deals } from './words';

const presets: HomeTexts['presets'] = {
  baska: { name: 'Baśka', line: 'Dwanaście atutów, tak jak gra Speedbock.' },
  'baska-liga': {
    name: 'Baśka czerwona (Polska Liga Baśki)',
    line: 'Zasady ligowe: 52 do 52 przegrywa, w grach w pojedynkę tylko do rekontry.'
  },
  'baska-wikipedia': {
    name: 'Baśka według Wikipedii',
    line: 'Jak baśka, ale gra przegrana w pojedynkę liczy się potrójnie.'
  },
  kop: { name: 'Kop (Wolsztyn)', line: 'Czternaście atutów, bez grana.' },
  'kop-liga': { name: 'Kop z wartościami ligowymi', line: 'Jak kop, ale z mniejszą liczbą kontr.' }
};

export const home: HomeTexts = {
  title: 'Speedbock',
  subtitle: 'Baśka i kop z trójką sąsiadów, także bez internetu',
  rulesLabel: 'Zasady',
  presets,
  house: { name: 'Zasady domowe', line: 'Z waszymi własnymi wartościami.' },
  rulesName: ({ id, name }) => (id === 'house' ? name : presets[id].name),
  levelLabel: 'Przeciwnicy',
  levels: {
    easy: { name: 'łatwy', line: 'Gra na wyczucie i zgłasza tylko bardzo mocne karty.' },
    normal: { name: 'normalny', line: 'Myśli i pamięta, co już poszło.' },
    strong: { name: 'mocny', line: 'Liczy, jak mogą leżeć karty.' }
  },
  dealsLabel: 'Liczba rozdań',
  deals,
  start: 'Zaczynamy',
  resume: 'Graj dalej',
  resumeLine: (deal, all, score) => `Rozdanie ${deal} z ${all}, twój wynik ${signed(score)}`,
  numberTitle: 'Wybrane rozdanie',
  numberLabel: 'Numer rozdania',
  numberHint:
    'Na przykład B·7F3K-9Q2M to cała partia, a z ·3 na końcu jej trzecie rozdanie. Można też wkleić skopiowany zapis.',
  numberStart: 'Rozdaj te karty',
  numberFaults: {
    empty: 'Najpierw wpisz numer rozdania.',
    'bad-form': 'To nie jest numer rozdania: ma osiem liter i cyfr, na przykład B·7F3K-9Q2M.',
    'unknown-rules': 'Litery na początku nie pasują do żadnych zasad. Są B, BL, BW, K, KL i H.',
    'bad-check': 'W numerze jest pomyłka. Sprawdź go znak po znaku.',
    'bad-date': 'Takiego dnia nie ma w kalendarzu.',
    'bad-deal': 'Takiego rozdania nie ma: partia ma najwyżej 24 rozdania, a dzień 8.',
    'future-day': 'Tych rozdań dnia jeszcze nie ma: pojawią się dopiero w swoim dniu.',
    'bad-record': 'Tego zapisu nie da się zagrać: czegoś brakuje albo coś jest niezgodne z zasadami.'
  },
  houseFault,
  offline: 'Nie ma internetu: możesz spokojnie grać dalej.',
  offlineReady: 'Wszystko zapisane: gra działa teraz także bez internetu.',
  install: 'Zainstaluj',
  installHint: 'Dodaj grę do ekranu głównego, a otworzy się jak każda inna aplikacja.',
  installHintIos: 'Dotknij znaku udostępniania, a potem „Do ekranu początkowego”.',
  version: (version) => `Wersja ${version}`
};
