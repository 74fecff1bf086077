const key = 'eightwell:member';

/**
 * The one thing storage remembers of a member: that there is one. So the header can wait for the sign-in service with
 * the right shape, and a session that ended elsewhere can be told from one that never was.
 */
export function readMemberMark(): boolean {
  try {
    return window.localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}

export function writeMemberMark(isMember: boolean): void {
  try {
    if (isMember) window.localStorage.setItem(key, 'yes');
    else window.localStorage.removeItem(key);
  } catch {
    // Without storage the header just settles a moment later.
  }
}
