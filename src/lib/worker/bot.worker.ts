/** The worker's end: thinks when asked and holds nothing. */
import { expose } from 'comlink';
import { act } from '../ai/act';

const endpoint = { act };
export type BotEndpoint = typeof endpoint;

expose(endpoint);
