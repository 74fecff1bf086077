/**
 * What somebody typed and has not sent yet. It survives a reload; `keep: 'browser'` also survives closing the tab.
 * Storage may be forbidden or full: then the draft simply is not kept.
 */
export type DraftKeep = 'tab' | 'browser';
export type DraftValues = Record<string, string | boolean>;

const prefix = 'eightwell:draft:';

function storageFor(keep: DraftKeep): Storage {
  return keep === 'tab' ? window.sessionStorage : window.localStorage;
}

export function readDraft(key: string, keep: DraftKeep): DraftValues {
  try {
    const stored: unknown = JSON.parse(storageFor(keep).getItem(prefix + key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(isDraftEntry));
  } catch {
    return {};
  }
}

function isDraftEntry(entry: [string, unknown]): entry is [string, string | boolean] {
  return typeof entry[1] === 'string' || typeof entry[1] === 'boolean';
}

export function writeDraft(key: string, keep: DraftKeep, values: DraftValues): void {
  try {
    storageFor(keep).setItem(prefix + key, JSON.stringify(values));
  } catch {
    // Nothing is lost that is on the screen; the shopper is told about missing storage once, elsewhere.
  }
}

export function removeDraft(key: string, keep: DraftKeep): void {
  try {
    storageFor(keep).removeItem(prefix + key);
  } catch {
    // Where nothing can be stored, nothing is left behind.
  }
}

/** For sign-out: half-written forms hold names and addresses. */
export function removeAllDrafts(): void {
  for (const keep of ['tab', 'browser'] as const) {
    try {
      const storage = storageFor(keep);
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
    } catch {
      // As above.
    }
  }
}
