import { emailField, scriptAddress } from '../../model/newsletter';
import { answerTimeout, readAnswer, type SubscriptionAnswer } from './answer';
import { askInFrame } from './askInFrame';
import { shortText } from './shortText';

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
export function subscribe(address: string, email: string): Promise<SubscriptionAnswer> {
  const script = scriptAddress(address);
  return script === undefined ? askByFetch(address, email) : askInFrame(script, email);
}
