/** What a bot decided and why. */
import type { Act } from '../rules/public/view';
import type { Reason } from './reasons';

export interface Deed {
  readonly act: Act;
  readonly why: Reason;
}
