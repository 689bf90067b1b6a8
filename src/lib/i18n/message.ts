/** What the table has to say, as codes and figures; each language turns a message into one whole sentence. */
import type { Card, Seat } from '../rules/public/cards';
import type { Announcement, Call, Contract, Role } from '../rules/public/contracts';
import type { Refusal } from '../rules/public/refusals';

export type Message =
  /** A new deal: who dealt, who speaks first. */
  | { readonly t: 'dealt'; readonly deal: number; readonly deals: number; readonly dealer: Seat }
  | { readonly t: 'your-call'; readonly standing: Announcement | null; readonly level: number }
  /** `level` doubles stand after this call; `name` is the double's name under the rules. */
  | {
      readonly t: 'called';
      readonly seat: Seat;
      readonly call: Call;
      readonly name: string | null;
      readonly level: number;
    }
  /** The auction is over; `contract` null while a normal game may still be a cicha. */
  | {
      readonly t: 'contract';
      readonly contract: Contract | null;
      readonly declarer: Seat | null;
      readonly leader: Seat;
    }
  /** Your turn: who led what, who holds the trick so far, what you may play. */
  | {
      readonly t: 'your-turn';
      readonly lead: PlayedCard | null;
      readonly holder: PlayedCard | null;
      readonly legal: readonly Card[];
    }
  | { readonly t: 'played'; readonly seat: Seat; readonly card: Card; readonly takes: boolean }
  /** A card showed a side. */
  | { readonly t: 'role'; readonly seat: Seat; readonly card: Card; readonly role: Role }
  | { readonly t: 'trick'; readonly n: number; readonly seat: Seat; readonly points: number }
  | {
      readonly t: 'card-refused';
      readonly why: Refusal;
      readonly card: Card;
      readonly holder: Card | null;
      readonly legal: readonly Card[];
    }
  | { readonly t: 'call-refused'; readonly why: Refusal; readonly call: Call; readonly standing: Announcement | null }
  | {
      readonly t: 'settled';
      readonly contract: Contract;
      readonly won: Role;
      readonly points: Readonly<Record<Role, number>>;
      readonly mine: number;
    }
  | { readonly t: 'party-over'; readonly place: number; readonly mine: number }
  /** A bot failed or took too long and a plain legal act took its place. */
  | { readonly t: 'stood-in'; readonly seat: Seat };

export interface PlayedCard {
  readonly seat: Seat;
  readonly card: Card;
}
