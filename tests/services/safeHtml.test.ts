import { describe, expect, test } from 'vitest';
import { safeNodes } from '#services/safeHtml';

async function cleaned(html: string): Promise<string> {
  const place = document.createElement('p');
  place.append(await safeNodes(html));
  return place.innerHTML;
}

const link = (href: string, text: string) =>
  `<a href="${href}" rel="noopener noreferrer nofollow" target="_blank">${text}</a>`;

describe('somebody else’s HTML', () => {
  test.each([
    [
      'marked words stay',
      'Thank <b>you</b>, <em>very</em> <strong>much</strong><br>',
      'Thank <b>you</b>, <em>very</em> <strong>much</strong><br>',
    ],
    [
      'a secure link stays, and gives nothing away',
      '<a href="https://mail.example/p">Confirm</a>',
      link('https://mail.example/p', 'Confirm'),
    ],
    ['a script goes', 'Hi<script>alert(1)</script>', 'Hi'],
    ['a picture goes, with what it would do', 'Hi<img src=x onerror="alert(1)">', 'Hi'],
    ['an event on a word goes', '<b onclick="alert(1)">Hi</b>', '<b>Hi</b>'],
    ['a style goes', '<b style="position:fixed">Hi</b><style>*{display:none}</style>', '<b>Hi</b>'],
    [
      'a frame and a form go',
      '<iframe src="https://x.example"></iframe><form action="https://x.example"><input></form>Hi',
      'Hi',
    ],
    ['a drawing with a script goes', '<svg><script>alert(1)</script></svg>Hi', 'Hi'],
    ['other tags leave their words', '<h1>Hi</h1>', 'Hi'],
  ])('%s', async (_, html, expected) => {
    expect(await cleaned(html)).toBe(expected);
  });
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'http://mail.example',
    'data:text/html,x',
    '//mail.example',
    '/login',
    ' https:x',
  ])('a link to %s leads nowhere', async (href) => {
    expect(await cleaned(`<a href="${href}">x</a>`)).not.toContain('href');
  });
});
