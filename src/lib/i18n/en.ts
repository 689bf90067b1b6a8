/** English. */
import { advice } from './en/advice';
import { archive } from './en/archive';
import { backup } from './en/backup';
import { cards } from './en/cards';
import { balance, daily } from './en/daily';
import { games } from './en/games';
import { history } from './en/history';
import { home } from './en/home';
import { notices } from './en/notices';
import { party } from './en/party';
import { result } from './en/result';
import { review } from './en/review';
import { settings } from './en/settings';
import { rooms, stats } from './en/stats';
import { table } from './en/table';
import { talk } from './en/talk';
import { signed, spoken } from './numbers';
import type { Catalogue } from './shape';

export const en: Catalogue = {
  locale: 'en',
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
