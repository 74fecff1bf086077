import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#model/languages';

const read = (path: string): string => readFileSync(path, 'utf8');

test.each(languages)('the terms quote the button that orders: %s', (language) => {
  const { review } = JSON.parse(read(`public/locales/${language}/checkout.json`)) as {
    review: { order: string };
  };
  const [words = ''] = review.order.split(',');
  expect(words.length).toBeGreaterThan(10);
  expect(read(`src/content/legal/terms-conditions/${language}.md`).replaceAll('\u00a0', ' ')).toContain(
    words,
  );
});
