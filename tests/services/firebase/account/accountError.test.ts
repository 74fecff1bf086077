import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import english from '#public/locales/en/account.json';
import { AccountError, accountErrorOf } from '#services/firebase/account/accountError';

const thrown = (code: string) => accountErrorOf(new FirebaseError(code, 'what the service says'));

describe('an error of the sign-in service', () => {
  it('does not tell a wrong password from an unknown member', () => {
    const codes = ['auth/wrong-password', 'auth/user-not-found', 'auth/invalid-credential'];
    expect(codes.map((code) => thrown(code).problem)).toEqual(codes.map(() => 'wrongCredentials'));
  });

  it.each([
    ['auth/email-already-in-use', 'emailInUse'],
    ['auth/popup-blocked', 'popupBlocked'],
    ['auth/expired-action-code', 'codeExpired'],
    ['auth/invalid-action-code', 'codeUsed'],
    ['auth/network-request-failed', 'offline'],
    ['auth/user-token-expired', 'sessionEnded'],
    ['auth/invented-tomorrow', 'unknown'],
    ['storage/unknown', 'unknown'],
  ])('%s is %s', (code, problem) => {
    expect(thrown(code).problem).toBe(problem);
  });

  it('has a sentence for every problem', () => {
    for (const code of ['auth/too-many-requests', 'auth/weak-password', 'auth/nonsense']) {
      expect(english.problem[thrown(code).problem]).toMatch(/\w.+\.$/);
    }
  });

  it('keeps what was thrown as its cause, and is not wrapped twice', () => {
    const cause = new TypeError('no network');
    const error = accountErrorOf(cause);
    expect(error.cause).toBe(cause);
    expect(accountErrorOf(error)).toBe(error);
    expect(error).toBeInstanceOf(AccountError);
  });
});
