import { AccountError, type AccountProblem } from '#services/firebase/account/accountError';
import { reportError } from '#reportError';
import type { FormMessage } from '#ui/form/formMessage';

function knownProblem(error: unknown): AccountProblem {
  if (error instanceof AccountError && error.problem !== 'unknown') return error.problem;
  // The library could not be loaded, or a request could not be sent.
  const isUnsent = error instanceof TypeError && /fetch|import/i.test(error.message);
  return isUnsent || !navigator.onLine ? 'offline' : 'unknown';
}

/** What to tell the member about an error; what the member cannot mend is reported as well. */
export function problemOf(error: unknown): AccountProblem {
  const problem = knownProblem(error);
  const isOffline = problem === 'offline';
  if (isOffline ? navigator.onLine : problem === 'unknown' || problem === 'notAvailable')
    reportError(error, 'Something went wrong with the account.', isOffline ? 'warning' : 'error');
  return problem;
}

/** The same as a form's message. */
export const problemMessage = (error: unknown): { message: FormMessage } => ({
  message: `account:problem.${problemOf(error)}`,
});
