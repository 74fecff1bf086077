import type { NewsletterAnswer } from './newsletter';

/** The page a hosted form answers with. */
export const hostedPage = ({ body }: NewsletterAnswer): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Newsletter (mock)</title><h1>Newsletter</h1><p>${body.msg}</p></html>`;

/** A script that first tries what the sandbox has to prevent. */
const attack = `
  const tries = [
    () => parent.document.body.replaceChildren(),
    () => parent.localStorage.clear(),
    () => localStorage.setItem('stolen', '1'),
    () => { document.cookie = 'stolen=1'; },
    () => { parent.stolen = 1; },
    () => { top.location.href = 'https://elsewhere.example/'; },
    () => open('https://elsewhere.example/'),
    () => alert('stolen'),
    () => parent.postMessage({ kind: 'answer', result: 'success', msg: 'stolen' }, '*'),
    () => parent.postMessage('x'.repeat(1_000_000), '*'),
  ];
  for (const attempt of tries) try { attempt(); } catch {}
  fetch('https://elsewhere.example/').catch(() => {});
`;

/** The answer as a script that calls the function the question names, as Mailchimp’s `post-json` gives it. */
export function scriptOf(callback: string, { body }: NewsletterAnswer, email: string): string {
  const call = `${callback}(${JSON.stringify(body)})`;
  return email.startsWith('hostile@') ? `${attack}\n${call}` : call;
}

/** Names of functions: anything else would let a question write code. */
export const isFunctionName = (text: string): boolean => /^[A-Za-z_$][\w$]{0,100}$/.test(text);
