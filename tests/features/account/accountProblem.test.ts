import { beforeEach, describe, expect, test, vi } from 'vitest';
import { problemOf } from '#features/account/session/accountProblem';
import { accountErrorOf, type AccountError } from '#services/firebase/account/accountError';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const ofService = (code: string): AccountError =>
  accountErrorOf(Object.assign(new Error(code), { code: `auth/${code}` }));

describe('a problem with an account', () => {
  test.each(['wrong-password', 'email-already-in-use', 'popup-closed-by-user', 'expired-action-code'])(
    'that the member can mend is only said: %s',
    (code) => {
      problemOf(ofService(code));
      expect(console.warn).not.toHaveBeenCalled();
      expect(console.error).not.toHaveBeenCalled();
    },
  );

  test.each([
    ['a request that was not sent', new TypeError('Failed to fetch')],
    ['a service that did not answer', ofService('network-request-failed')],
    ['an error inside the service', ofService('internal-error')],
  ])('of the network is reported where the browser is online: %s', (_what, error) => {
    expect(problemOf(error)).toBe('offline');
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('Something went wrong with the account.', error);
  });

  test('of the network is only said where the browser is offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(problemOf(ofService('network-request-failed'))).toBe('offline');
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('of the set-up is reported: only the owner can mend it', () => {
    const error = ofService('unauthorized-domain');
    expect(problemOf(error)).toBe('notAvailable');
    expect(console.error).toHaveBeenCalledExactlyOnceWith('Something went wrong with the account.', error);
  });

  test('that has no name is reported', () => {
    const error = ofService('something-new');
    expect(problemOf(error)).toBe('unknown');
    expect(console.error).toHaveBeenCalledOnce();
  });
});
