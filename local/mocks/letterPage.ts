import type { CaughtLetter } from './letterBox';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);

const article = ({ kind, to, from, subject, text, html, at, attachments }: CaughtLetter): string => `<article>
<h2>${escaped(subject)}</h2>
<p>${escaped(kind)} · from ${escaped(from)} to ${escaped(to)} · <time>${escaped(at)}</time>${attachments.length > 0 ? ` · attached: ${escaped(attachments.join(', '))}` : ''}</p>
<iframe sandbox title="${escaped(subject)}" srcdoc="${escaped(html)}"></iframe>
<details><summary>As plain text</summary><pre>${escaped(text)}</pre></details>
</article>`;

/** What was sent, newest first, as a person would read it; nothing in a letter can run or load anything here. */
export const letterPage = (letters: readonly CaughtLetter[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Letters</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 720px; margin: 0 auto; padding: 16px }
  iframe { width: 100%; height: 640px; border: 1px solid #8886 }
  pre { white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<h1>Letters</h1>
${letters.length === 0 ? '<p>None were sent yet.</p>' : letters.toReversed().map(article).join('\n')}
</html>
`;
