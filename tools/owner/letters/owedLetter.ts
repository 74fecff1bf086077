import type { RunningLow } from '#model/desk/runningLow';
import type { Letter, LetterKind, LetterShop } from '#model/letters/letter';
import type { Wish } from './backInStock';
import type { Posted } from './post';

/** A letter that somebody is owed, written only when it is sent. */
export interface Owed {
  kind: LetterKind;
  /** The letter's place among the marks. */
  key: string;
  /** Which order, message or withdrawal it is about, for the owner. */
  about: string;
  /** What has to be noted before it is sent. */
  prepare?: () => Promise<void>;
  write: () => Promise<Posted>;
}

export interface Scarcity {
  /** What runs low, by the letter that tells it. */
  letters: ReadonlyMap<string, readonly RunningLow[]>;
  /** What no letter has told yet, and the letter that will. */
  untold: readonly string[];
  newest: string;
  /** What was told and is there again. */
  enough: readonly string[];
}

export interface Sources {
  since: number;
  shop: LetterShop;
  owner: string;
  /** What members wait for. */
  wishes: readonly Wish[];
  scarcity: Scarcity;
}

type Written = Pick<Posted, 'subject' | 'text' | 'html' | 'to' | 'attached'>;

/** Keys of the database take neither points nor slashes, so `id` is none of a product. */
export const owed = (
  kind: LetterKind,
  id: string,
  about: string,
  write: () => Written | Promise<Written>,
): Owed => ({
  kind,
  key: `${kind}/${id}`,
  about,
  write: async () => ({ ...(await write()), kind, id: `${kind}.${id}` }),
});

/** The same for a letter to the owner. */
export const owedToOwner = (
  kind: LetterKind,
  id: string,
  about: string,
  { owner, letter }: { owner: string; letter: () => Letter },
): Owed => owed(kind, id, about, () => ({ ...letter(), to: { name: '', address: owner } }));
