import { storedValue } from '../../storedValue';

/**
 * The one thing storage remembers of a member: that there is one. So the header can wait for the sign-in service with
 * the right shape, and a session that ended elsewhere can be told from one that never was.
 */
const key = 'eightwell:member';
const mark = storedValue(key, (found) => (found === 'yes' ? 'yes' : 'no'));

export const readMemberMark = (): boolean => mark.read() === 'yes';

export function writeMemberMark(isMember: boolean): void {
  if (isMember) mark.write('yes');
  else mark.forget();
}

/** Hears of somebody signing in in another tab. The answer stops it. */
export function onMemberMark(listener: () => void): () => void {
  const hear = (event: StorageEvent): void => {
    if (event.key === key && event.newValue !== null) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
