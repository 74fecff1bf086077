import { expect, it } from 'vitest';
import { earlyScript } from '../../../../tools/build/prerender/earlyScript';
import { languages, localeOf } from '../../../../src/model/languages';
import { currencyNames, settlementCurrency } from '../../../../src/model/money/currencySlice';

const script = earlyScript();

it.each(languages.map((code) => [code, localeOf(code)]))(
  'knows %s, which browsers call %s',
  (code, locale) => {
    const [, codes = ''] = /(\{[^{}]*en:[^{}]*\})/.exec(script) ?? [];
    expect(codes).toMatch(new RegExp(`${locale}:.${code}.`));
  },
);

it.each(currencyNames.filter((name) => name !== settlementCurrency))('waits with prices in %s', (name) => {
  expect(script).toMatch(new RegExp(`/cartItemId[^/]*\\b${name}\\b`));
});

it('has every name filled in', () => {
  expect(script).not.toMatch(/LANGUAGE_CODES|PERSONAL_MARKS/);
});
