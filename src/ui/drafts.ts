import { isFields, type Fields } from '#model/untrusted';
import { browserStorage, forgetAll, storedValue, tabStorage, type StoredValue } from '#storedValue';

/** What somebody typed and has not sent yet. It survives a reload; `browser` also survives closing the tab. */
export type DraftKeep = 'tab' | 'browser';
/** Rows of fields and words to tick are lists; fields that belong together have their names. */
export type DraftValue = string | boolean | unknown[] | Fields;
export type DraftValues = Record<string, DraftValue>;

export const draftPrefix = 'eightwell:draft:';

export const isDraftValue = (value: unknown): value is DraftValue =>
  typeof value === 'string' || typeof value === 'boolean' || Array.isArray(value) || isFields(value);

const isDraftEntry = (entry: [string, unknown]): entry is [string, DraftValue] => isDraftValue(entry[1]);

const draftFrom = (found: unknown): DraftValues =>
  isFields(found) ? Object.fromEntries(Object.entries(found).filter(isDraftEntry)) : {};

export const storedDraft = (key: string, keep: DraftKeep): StoredValue<DraftValues> =>
  storedValue(draftPrefix + key, draftFrom, keep === 'tab' ? tabStorage : browserStorage);

const inMemory: (() => void)[] = [];

/** For a draft that stays in memory where the browser keeps nothing: `forget` is called when drafts are forgotten. */
export const whenForgotten = (forget: () => void): void => void inMemory.push(forget);

/** For sign-out: half-written forms hold names and addresses. */
export function forgetDrafts(): void {
  forgetAll(draftPrefix);
  for (const forget of inMemory) forget();
}
