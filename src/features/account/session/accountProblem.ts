import { AccountError, type AccountProblem } from '../../../services/firebase/account/accountError';
import { reportError } from '../../../reportError';

/** What to tell the member about an error; what is not known is logged as well. */
export function problemOf(error: unknown): AccountProblem {
  if (error instanceof AccountError && error.problem !== 'unknown') return error.problem;
  // The library could not be loaded, or a request could not be sent.
  if (!navigator.onLine || (error instanceof TypeError && /fetch|import/i.test(error.message)))
    return 'offline';
  reportError(error, 'Something went wrong with the account.');
  return 'unknown';
}

/** The same as a form's message. */
export const problemMessage = (error: unknown): { message: string } => ({
  message: `account:problem.${problemOf(error)}`,
});
