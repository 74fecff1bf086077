import { nanoid } from '@reduxjs/toolkit';
import { memberKey } from '#model/saved/storageKeys';
import { textOf } from '#model/untrusted';
import { whenReturned } from '#whenReturned';
import { storedValue } from '#storedValue';

/**
 * The only thing stored about a member: that there is one, as a word made up at sign-in that says nothing else. With it the
 * header reserves the right space, a session ended elsewhere can be told from one that never was, and a page that comes back
 * from the back/forward cache sees whether it still shows the one who is signed in.
 */
const mark = storedValue(memberKey, (found) => textOf(found));

/** The mark of the session that this document knows; empty for a guest. */
let known: string | undefined;
const knownMark = (): string => (known ??= mark.read());

export const readMemberMark = (): boolean => mark.read() !== '';

/** Whether the session that this document knows was ended in another one, and perhaps followed by somebody else's. */
export const hasMemberLeft = (): boolean => knownMark() !== '' && mark.read() !== knownMark();

/** Notes that a member is here; one who takes another's place gets a mark of their own. */
export function markMember(isAnother = false): void {
  if (!readMemberMark() || (isAnother && !hasMemberLeft())) mark.write(nanoid());
  known = mark.read();
}

/** Removes the mark; a session that has begun elsewhere since keeps its own. */
export function unmarkMember(): void {
  if (!hasMemberLeft()) mark.forget();
  known = '';
}

/** Reads the mark as the document starts, and calls the listener when it comes back to find that its member has left. */
export function watchMemberMark(onLeft: () => void): () => void {
  known = mark.read();
  return whenReturned(() => {
    if (hasMemberLeft()) onLeft();
  });
}

/** Calls the listener when somebody signs in in another document; returns the function that unsubscribes. */
export function onMemberMark(listener: () => void): () => void {
  const look = (): void => {
    if (knownMark() === '' && readMemberMark()) listener();
  };
  const hear = (event: StorageEvent): void => {
    if (event.key === memberKey) look();
  };
  window.addEventListener('storage', hear);
  const stopLooking = whenReturned(look);
  return () => {
    window.removeEventListener('storage', hear);
    stopLooking();
  };
}
