/** The answers of a mailing provider: always a result and a sentence, which may hold HTML. */
export interface NewsletterAnswer {
  status: number;
  body: { result: 'success' | 'error'; msg: string };
  /** Milliseconds before the answer. */
  delay?: number;
}

const answer = (result: 'success' | 'error', msg: string, status = 200): NewsletterAnswer => ({
  status,
  body: { result, msg },
});

/** Addresses that stand for what may go wrong, by what comes before the @. */
const specialAnswers: Record<string, (email: string, referrer: string) => NewsletterAnswer> = {
  // Tells what a provider learns of the page that asks.
  from: (_, referrer) => answer('success', `Asked from: ${referrer || 'nobody knows'}.`),
  taken: (email) =>
    answer(
      'error',
      `${email} is already subscribed. <a href="https://mail.example/profile">Click here to update your profile.</a>`,
    ),
  down: () => answer('error', 'The service is not available.', 503),
  silent: () => ({ ...subscribed, delay: 120_000 }),
  huge: () => answer('success', 'Thank you! '.repeat(300_000)),
  slow: () => ({ ...subscribed, delay: 2000 }),
  hostile: () =>
    answer(
      'success',
      'Thank you <b>indeed</b>.<script>window.stolen = 1</script><img src="x" onerror="window.stolen = 2">' +
        '<a href="javascript:window.stolen=3">Confirm</a>',
    ),
};

const subscribed = answer('success', 'Thank you for subscribing!');

/** Answers a subscription as a mailing provider would: a wrong address is a result, not a status. */
export function answerSubscription(email: string, referrer = ''): NewsletterAnswer {
  const [name = '', domain = ''] = email.trim().split('@');
  if (name === '' || domain === '') return answer('error', 'Please enter a valid e-mail address.');
  return Object.hasOwn(specialAnswers, name)
    ? (specialAnswers[name]?.(email, referrer) ?? subscribed)
    : subscribed;
}

/** The EMAIL field of a form or of JSON; empty when there is none. */
export function readEmail(contentType: string, body: string): string {
  if (!contentType.startsWith('application/json')) return new URLSearchParams(body).get('EMAIL') ?? '';
  try {
    const fields: unknown = JSON.parse(body);
    const email = fields instanceof Object && 'EMAIL' in fields ? fields.EMAIL : '';
    return typeof email === 'string' ? email : '';
  } catch {
    return '';
  }
}
