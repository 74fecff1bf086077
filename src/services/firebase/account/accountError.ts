import type { AuthCredential } from 'firebase/auth';

/** Everything that can go wrong with an account, one sentence each (`account:problem.…`). */
export type AccountProblem =
  | 'wrongCredentials'
  | 'wrongPassword'
  | 'emailInUse'
  | 'weakPassword'
  | 'invalidEmail'
  | 'tooManyTries'
  | 'offline'
  | 'popupBlocked'
  | 'popupClosed'
  | 'popupSuperseded'
  | 'otherMethod'
  | 'googleInUse'
  | 'codeExpired'
  | 'codeUsed'
  | 'sessionEnded'
  | 'accountDisabled'
  | 'signInAgain'
  | 'notAvailable'
  | 'unknown';

export class AccountError extends Error {
  readonly problem: AccountProblem;

  constructor(problem: AccountProblem, cause?: unknown) {
    super(problem, { cause });
    this.name = 'AccountError';
    this.problem = problem;
  }
}

/** A Google account whose e-mail address already belongs to an account with a password. */
export class OtherMethodError extends AccountError {
  readonly email: string;
  readonly credential: AuthCredential;

  constructor(email: string, credential: AuthCredential, cause: unknown) {
    super('otherMethod', cause);
    this.email = email;
    this.credential = credential;
  }
}

/** The service's own codes, without `auth/`. What is not listed is a fault of ours or of the set-up. */
const problems: Record<string, AccountProblem> = {
  // One message for both, so that nobody can find out which addresses have an account.
  'invalid-credential': 'wrongCredentials',
  'user-not-found': 'wrongCredentials',
  'wrong-password': 'wrongCredentials',
  'invalid-login-credentials': 'wrongCredentials',
  'email-already-in-use': 'emailInUse',
  'weak-password': 'weakPassword',
  'password-does-not-meet-requirements': 'weakPassword',
  'invalid-email': 'invalidEmail',
  'too-many-requests': 'tooManyTries',
  'quota-exceeded': 'tooManyTries',
  'network-request-failed': 'offline',
  timeout: 'offline',
  'internal-error': 'offline',
  'popup-blocked': 'popupBlocked',
  'popup-closed-by-user': 'popupClosed',
  'user-cancelled': 'popupClosed',
  'cancelled-popup-request': 'popupSuperseded',
  'account-exists-with-different-credential': 'otherMethod',
  'credential-already-in-use': 'googleInUse',
  'provider-already-linked': 'googleInUse',
  'expired-action-code': 'codeExpired',
  'invalid-action-code': 'codeUsed',
  'user-token-expired': 'sessionEnded',
  'invalid-user-token': 'sessionEnded',
  'user-mismatch': 'sessionEnded',
  'null-user': 'sessionEnded',
  'no-current-user': 'sessionEnded',
  'user-disabled': 'accountDisabled',
  'requires-recent-login': 'signInAgain',
  'operation-not-allowed': 'notAvailable',
  'admin-restricted-operation': 'notAvailable',
  'web-storage-unsupported': 'notAvailable',
  'operation-not-supported-in-this-environment': 'notAvailable',
  'unauthorized-domain': 'notAvailable',
};

/** Turns whatever the service threw into one of our problems; the original stays as the cause. */
export function accountErrorOf(error: unknown): AccountError {
  if (error instanceof AccountError) return error;
  return new AccountError(problems[codeOf(error)] ?? 'unknown', error);
}

/** `auth/wrong-password` → `wrong-password`; anything else has no code. */
export function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code.replace(/^auth\//, '') : '';
}
