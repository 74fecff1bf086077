import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#model/languages';
import { isFields } from '#model/untrusted';

test.each(languages)(
  'a member who downloads their data is told in %s what is not among it, as the privacy policy says',
  (language) => {
    const account: unknown = JSON.parse(readFileSync(`public/locales/${language}/account.json`, 'utf8'));
    const texts = isFields(account) && isFields(account.data) ? account.data : {};
    expect(texts.downloadText).toMatch(/form|formulaire/i);
    expect(texts.downloadText).toMatch(/withdr|widerruf|rétractation/i);
    expect(texts.downloadText).not.toMatch(/everything|allem|tout ce que/);
  },
);
