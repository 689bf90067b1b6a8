/** The app's one storage. */
import { idbStorage } from '../storage/idb-storage';
import { steadyStorage } from '../storage/steady-storage';
import { notices } from './notices.svelte';

export const store = steadyStorage(idbStorage(), (trouble) => {
  notices.storage = trouble;
});
