/** What the person must know about the device: said once, and until it is put away. */
import type { StorageTrouble } from '../storage/steady-storage';

class Notices {
  /** The device keeps nothing (any more): the game goes on in memory. */
  storage = $state<StorageTrouble | null>(null);
}

export const notices = new Notices();
