import { storedValue } from '../../storedValue';

/**
 * The only thing stored about a member: that there is one. With it the header reserves the right space, and a session
 * ended elsewhere can be told from one that never was.
 */
const key = 'eightwell:member';
const mark = storedValue(key, (found) => (found === 'yes' ? 'yes' : 'no'));

export const readMemberMark = (): boolean => mark.read() === 'yes';

export function writeMemberMark(isMember: boolean): void {
  if (isMember) mark.write('yes');
  else mark.forget();
}

/** Calls the listener when somebody signs in in another tab; returns the function that unsubscribes. */
export function onMemberMark(listener: () => void): () => void {
  const hear = (event: StorageEvent): void => {
    if (event.key === key && event.newValue !== null) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
