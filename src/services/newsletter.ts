import { env } from '../env';
import { isFields, textOf } from '../model/untrusted';

/** What the mailing provider says; `html` is its own sentence, and not to be trusted. */
export interface SubscriptionAnswer {
  result: 'success' | 'error';
  html: string;
}

/** The name the provider's hosted form gives its one field. */
export const emailField = 'EMAIL';

/** Milliseconds a slow provider is waited for. */
const answerTimeout = 15_000;
/** A sentence is short: more than this is nothing to show. */
const longestAnswer = 2000;

/** Sends one address to the provider. Throws when there is no answer that can be understood. */
export async function subscribe(email: string): Promise<SubscriptionAnswer> {
  const response = await fetch(env.newsletterUrl, {
    method: 'POST',
    body: new URLSearchParams({ [emailField]: email }),
    headers: { accept: 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(answerTimeout),
  });
  if (!response.ok) throw new Error(`The newsletter provider answered with status ${response.status}.`);
  const answer: unknown = await response.json();
  const html = isFields(answer) ? textOf(answer.msg) : '';
  if (!isFields(answer) || html === '' || html.length > longestAnswer) {
    throw new Error('The newsletter provider’s answer cannot be understood.');
  }
  return { result: answer.result === 'success' ? 'success' : 'error', html };
}
