/** Picks the sentence for a message or a reason; the tables below must have one for every kind there is. */
import type { Reason } from '../ai/reasons';
import type { Message } from './message';
import type { Face, Who } from './shape';

export type MessageOf<T extends Message['t']> = Extract<Message, { readonly t: T }>;
export type Sayings = { readonly [T in Message['t']]: (m: MessageOf<T>, who: Who, face: Face) => string };

export type ReasonOf<C extends Reason['code']> = Extract<Reason, { readonly code: C }>;
export type Reasonings = { readonly [C in Reason['code']]: (r: ReasonOf<C>) => string };

// TypeScript cannot see that a message and the saying under its own kind belong together
export const speaker =
  (sayings: Sayings) =>
  (m: Message, who: Who, face: Face = 'french'): string =>
    (sayings[m.t] as (m: Message, who: Who, face: Face) => string)(m, who, face);

export const reasoner =
  (reasonings: Reasonings) =>
  (r: Reason): string =>
    (reasonings[r.code] as (r: Reason) => string)(r);
