import type { LetterKind, LetterShop } from '#model/letters/letter';
import type { Wish } from './backInStock';
import type { Posted } from './post';

/** A letter that somebody is owed, written only when it is sent. */
export interface Owed {
  kind: LetterKind;
  /** Its place among the marks. */
  key: string;
  /** Which order, message or withdrawal it is about, for the owner. */
  about: string;
  /** What has to be noted before it is sent. */
  prepare?: () => Promise<void>;
  write: () => Promise<Posted>;
}

export interface Sources {
  since: number;
  now: number;
  shop: LetterShop;
  owner: string;
  /** What members wait for. */
  wishes: readonly Wish[];
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
