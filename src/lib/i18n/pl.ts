/** Polish. */
import { advice } from './pl/advice';
import { archive } from './pl/archive';
import { backup } from './pl/backup';
import { cards } from './pl/cards';
import { balance, daily } from './pl/daily';
import { games } from './pl/games';
import { history } from './pl/history';
import { home } from './pl/home';
import { notices } from './pl/notices';
import { party } from './pl/party';
import { result } from './pl/result';
import { review } from './pl/review';
import { settings } from './pl/settings';
import { rooms, stats } from './pl/stats';
import { table } from './pl/table';
import { talk } from './pl/talk';
import { signed, spoken } from './numbers';
import type { Catalogue } from './shape';

export const pl: Catalogue = {
  locale: 'pl',
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
