import { isFields, textOf } from '#model/untrusted';

/** What the mailing provider says; `html` is its own sentence, and not to be trusted. */
export type SubscriptionAnswer =
  | { result: 'success' | 'error'; html: string }
  /** The provider accepted the address, but its answer cannot be read from here. */
  | { result: 'unreadable' };

/** Milliseconds a slow provider is waited for. */
export const answerTimeout = 15_000;
/** Longest message in characters; a longer one is not shown. */
const longestAnswer = 2000;

/** Reads `{ result, msg }`, as providers answer. Some begin a complaint with the number of the field it is about. */
export function readAnswer(answer: unknown): SubscriptionAnswer {
  if (!isFields(answer)) return { result: 'unreadable' };
  const html = textOf(answer.msg).replace(/^\d+ - /, '');
  const isKnown = answer.result === 'success' || answer.result === 'error';
  if (!isKnown || html === '' || html.length > longestAnswer) return { result: 'unreadable' };
  return { result: answer.result === 'success' ? 'success' : 'error', html };
}
