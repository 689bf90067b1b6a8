/** The worker's end: thinks when asked and holds nothing. */
import { expose } from 'comlink';
import { act } from '../ai/act';
import { advise } from '../ai/advice';
import { judge } from '../ai/review';

const endpoint = { act, advise, judge };
export type BotEndpoint = typeof endpoint;

expose(endpoint);
