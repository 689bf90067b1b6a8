/** German. */
import { advice } from './de/advice';
import { archive } from './de/archive';
import { backup } from './de/backup';
import { cards } from './de/cards';
import { balance, daily } from './de/daily';
import { games } from './de/games';
import { history } from './de/history';
import { home } from './de/home';
import { notices } from './de/notices';
import { party } from './de/party';
import { result } from './de/result';
import { review } from './de/review';
import { settings } from './de/settings';
import { rooms, stats } from './de/stats';
import { table } from './de/table';
import { talk } from './de/talk';
import { signed, spoken } from './numbers';
import type { Catalogue } from './shape';

export const de: Catalogue = {
  locale: 'de',
  cards,
  games,
  talk,
  table,
  result,
  party,
  advice,
  review,
  home,
  daily,
  balance,
  rooms,
  stats,
  archive,
  backup,
  history,
  settings,
  notices,
  signed,
  spoken
};
