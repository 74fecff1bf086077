import { browserStorage, forgetAll, storedValue, tabStorage, type StoredValue } from '../../storedValue';

/** What somebody typed and has not sent yet. It survives a reload; `browser` also survives closing the tab. */
export type DraftKeep = 'tab' | 'browser';
export type DraftValues = Record<string, string | boolean>;

const prefix = 'eightwell:draft:';

const isDraftEntry = (entry: [string, unknown]): entry is [string, string | boolean] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'boolean';

const draftFrom = (found: unknown): DraftValues =>
  typeof found === 'object' && found !== null
    ? Object.fromEntries(Object.entries(found).filter(isDraftEntry))
    : {};

export const storedDraft = (key: string, keep: DraftKeep): StoredValue<DraftValues> =>
  storedValue(prefix + key, draftFrom, keep === 'tab' ? tabStorage : browserStorage);

/** For sign-out: half-written forms hold names and addresses. */
export const forgetDrafts = (): void => forgetAll(prefix);
