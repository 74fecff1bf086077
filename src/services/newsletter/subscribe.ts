import { plainEmail } from '#model/email';
import { emailField, scriptAddress, newsletterFrame } from '#model/newsletter';
import { answerTimeout, readAnswer, type SubscriptionAnswer } from './answer';
import { isFields } from '#model/untrusted';

/** The address of the request. `c` names the callback, a function in the frame's page. */
function question(address: string, email: string): string {
  const url = new URL(address);
  url.searchParams.set(emailField, email);
  url.searchParams.set('c', 'subscribed');
  return url.href;
}

/** A hidden sandboxed frame without the shop's origin: its scripts reach no cookie, storage or other page. */
function hiddenFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.referrerPolicy = 'no-referrer';
  frame.title = 'Newsletter';
  frame.hidden = true;
  frame.src = newsletterFrame;
  return frame;
}

/**
 * Asks a provider that answers with a script (JSONP). The script runs in a sandboxed frame; what comes back is read as
 * anything from outside is. Rejects when there is no answer.
 */
function askInFrame(address: string, email: string): Promise<SubscriptionAnswer> {
  const frame = hiddenFrame();
  const { port1: port, port2: portOfFrame } = new MessageChannel();
  return new Promise<SubscriptionAnswer>((resolve, reject) => {
    const fail = (): void => reject(new Error('The newsletter provider did not answer.'));
    const timer = setTimeout(fail, answerTimeout);
    port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer);
      if (isFields(data) && data.kind === 'failed') fail();
      else resolve(readAnswer(data));
    });
    port.start();
    // A sandboxed page has no origin that could be named.
    const ask = (): void => frame.contentWindow?.postMessage(question(address, email), '*', [portOfFrame]);
    frame.addEventListener('load', ask, { once: true });
    document.body.append(frame);
  }).finally(() => {
    port.close();
    frame.remove();
  });
}

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
