import { describe, expect, test } from 'vitest';
import { letterProblems, letterSettings } from '#tools/owner/letters/settings';

const good = {
  SMTP_URL: 'smtps://shop:secret@smtp.shop.example',
  LETTERS_FROM: 'Shop <orders@shop.example>',
  LETTERS_OWNER: 'owner@shop.example',
};
const problems = (changes: Partial<typeof good>) => letterProblems({ ...good, ...changes });

describe('the settings of letters', () => {
  test('that can be meant have no problem', () => {
    for (const from of [
      'orders@shop.example',
      'Shop, Ltd <orders@shop.example>',
      '"Shop, Ltd" <orders@shop.example>',
      'Müller & Söhne <o@shop.example>',
    ])
      expect(problems({ LETTERS_FROM: from })).toEqual([]);
  });

  test('that are missing are called so, each by its name', () => {
    expect(letterProblems({})).toEqual([
      'SMTP_URL is missing',
      'LETTERS_FROM is missing',
      'LETTERS_OWNER is missing',
    ]);
    expect(letterProblems({ ...good, LETTERS_OWNER: ' ' })).toEqual(['LETTERS_OWNER is missing']);
  });

  test.each([
    'smtp.shop.example',
    'smtp.shop.example:465',
    'https://shop.example',
    'smtps://',
    // What a password has to be percent-encoded for: read as it stands, it ends the server's name.
    'smtps://shop:p@ss/word@smtp.shop.example',
    'smtps://shop:p@ss?word@smtp.shop.example',
    'smtps://shop:p@ss#word@smtp.shop.example',
    'smtps://shop:12/word@smtp.shop.example',
  ])('%j is no mail server', (smtp) => {
    expect(problems({ SMTP_URL: smtp })).toEqual([expect.stringMatching(/^SMTP_URL is no address/)]);
  });

  test.each([
    'smtp://127.0.0.1:9025',
    'smtps://shop%40shop.example:p%40ss%2Fword@smtp.shop.example:465',
    'smtps://shop:secret@smtp.shop.example/?pool=true',
  ])('%j is one', (smtp) => {
    expect(problems({ SMTP_URL: smtp })).toEqual([]);
  });

  test.each([
    'Shop',
    'Shop <orders@shop>',
    'Shop <orders@shop.example>, other@shop.example',
    'Shop: orders@shop.example;',
    'Shop <orders@shop.example>\r\nBcc: other@shop.example',
  ])('letters cannot come from %j', (from) => {
    expect(problems({ LETTERS_FROM: from })).toEqual([expect.stringMatching(/^LETTERS_FROM is no address/)]);
  });

  test.each(['Ada <owner@shop.example>', 'owner@shop', 'a@shop.example, b@shop.example'])(
    'the owner’s letters cannot go to %j',
    (owner) => {
      expect(problems({ LETTERS_OWNER: owner })).toEqual([
        'LETTERS_OWNER is no plain address such as owner@shop.example',
      ]);
    },
  );

  test('stop the command before a letter is taken in hand', () => {
    const environment = { ...good, LETTERS_OWNER: 'Ada <owner@shop.example>' };
    expect(() => letterSettings(environment)).toThrow('LETTERS_OWNER');
  });
});
