import { plainEmail } from '#model/email';
import { emailField, scriptAddress } from '#model/newsletter';
import { answerTimeout, readAnswer, type SubscriptionAnswer } from './answer';
import { askInFrame } from './askInFrame';

/** Bytes of an answer that are read at most; the rest is not even fetched. */
const mostBytes = 16_384;

/** The text of a short answer; rejects when it is long. */
async function shortText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length;
    if (bytes > mostBytes) {
      await reader.cancel();
      throw new RangeError('The answer is too long.');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text;
}

const plainly = {
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
} as const satisfies RequestInit;

/** Whether the provider can be reached: to the first request an unreadable answer and no answer look the same. */
const isThere = (address: string): Promise<boolean> =>
  fetch(address, {
    ...plainly,
    method: 'HEAD',
    mode: 'no-cors',
    signal: AbortSignal.timeout(answerTimeout),
  }).then(
    () => true,
    () => false,
  );

async function askByFetch(address: string, email: string): Promise<SubscriptionAnswer> {
  const request: RequestInit = {
    ...plainly,
    method: 'POST',
    body: new URLSearchParams({ [emailField]: email }),
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(answerTimeout),
  };
  let response: Response;
  try {
    response = await fetch(address, request);
  } catch (error) {
    // Such a post is delivered before the browser asks whether the answer may be read.
    if (error instanceof TypeError && (await isThere(address))) return { result: 'unreadable' };
    throw error;
  }
  if (!response.ok) throw new Error(`The newsletter provider answered with status ${response.status}.`);
  return readAnswer(
    await shortText(response)
      .then(JSON.parse)
      .catch(() => undefined),
  );
}

/** Sends one address to the provider; how is decided by its address alone. Throws when nobody answers. */
export function subscribe(address: string, typed: string): Promise<SubscriptionAnswer> {
  const email = plainEmail(typed);
  const script = scriptAddress(address);
  return script === undefined ? askByFetch(address, email) : askInFrame(script, email);
}
