/** The worker's end: thinks when asked and holds nothing. */
import { expose } from 'comlink';
import { act } from '../ai/act';
import { advise } from '../ai/advice';
import { review } from '../ai/review';

const endpoint = { act, advise, review };
export type BotEndpoint = typeof endpoint;

expose(endpoint);
