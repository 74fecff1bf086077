import { colonIn } from '#model/colon';
import { withEntities } from '#model/htmlEntities';
import type { Letter, LetterBlock, LetterContent } from './letter';

/** Characters that steer a terminal or turn the direction of what follows; a name must not have them. `isolated` turns nothing else. */
const steering =
  /(\u2068[^\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]*\u2069)|(?![\n\t])\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text of a stranger on one line: a line break in a subject or a name would begin another header. */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/[\r\n\t\u2028\u2029\u0085]+/g, ' ')
    .replaceAll(steering, '$1')
    .trim();

const lines = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll(steering, '$1');

const escaped = (text: string): string => withEntities(lines(text));

function textOf(block: LetterBlock, colon: string): string {
  switch (block.kind) {
    case 'text':
      return lines(block.text);
    case 'heading':
      return `${lines(block.text)}\n${'-'.repeat(Math.min(60, Array.from(block.text).length))}`;
    case 'rows':
      return block.rows.map(([name, value]) => `${oneLine(name)}${colon} ${oneLine(value)}`).join('\n');
    case 'link':
      return `${lines(block.label)}${colon}\n${block.href}`;
    default:
      return lines(block.text)
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
  }
}

const cell = 'padding:8px 0;border-bottom:1px solid #8886;vertical-align:top';
/** As many characters fit half a phone: such a name stays on one line, whatever room its value asks for. */
const shortName = 20;

function htmlOf(block: LetterBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p dir="auto">${escaped(block.text).replaceAll('\n', '<br>')}</p>`;
    case 'heading':
      return `<h2 style="font-size:18px;margin:28px 0 4px">${escaped(block.text)}</h2>`;
    case 'rows':
      return `<table role="presentation" width="100%" style="border-collapse:collapse;margin:8px 0">${block.rows
        .map(([name, value], index) => {
          const style = block.isSum && index === block.rows.length - 1 ? `${cell};font-weight:600` : cell;
          const whole = name.length > shortName ? '' : ';white-space:nowrap';
          return `<tr><td dir="auto" style="${style}${whole}">${escaped(oneLine(name))}</td><td align="right" dir="auto" style="${style};padding-left:16px;overflow-wrap:anywhere">${escaped(oneLine(value))}</td></tr>`;
        })
        .join('')}</table>`;
    case 'link':
      return `<p><a href="${escaped(block.href)}" style="color:inherit;font-weight:600;text-decoration:underline">${escaped(block.label)}</a></p>`;
    default:
      return `<blockquote dir="auto" style="margin:12px 0;padding:4px 0 4px 16px;border-left:3px solid #888;white-space:pre-wrap;overflow-wrap:anywhere">${escaped(block.text)}</blockquote>`;
  }
}

/** No picture, no style sheet and no script: nothing is asked of any server when it is read. */
const page = ({ locale, subject, greeting, blocks, sender }: LetterContent): string => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(oneLine(subject))}</title>
<style>:root{color-scheme:light dark}body{background:Canvas;color:CanvasText}</style>
</head>
<body style="margin:0">
<div style="max-width:600px;margin:0 auto;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;overflow-wrap:break-word">
<p>${escaped(greeting)}</p>
${blocks.map(htmlOf).join('\n')}
<p style="margin-top:32px;padding-top:16px;border-top:1px solid #8886;font-size:14px">${sender.map(escaped).join('<br>')}</p>
</div>
</body>
</html>
`;

/** The letter as plain text and as HTML. */
export function written(content: LetterContent): Letter {
  const { subject, greeting, blocks, sender } = content;
  const text = [
    lines(greeting),
    ...blocks.map((block) => textOf(block, colonIn(content.locale))),
    `-- \n${sender.map(lines).join('\n')}`,
  ];
  return { subject: oneLine(subject), text: `${text.join('\n\n')}\n`, html: page(content) };
}
