import { emailField, newsletterFrame } from '#model/newsletter';
import { isFields } from '#model/untrusted';
import { answerTimeout, readAnswer, type SubscriptionAnswer } from './answer';

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
export function askInFrame(address: string, email: string): Promise<SubscriptionAnswer> {
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
