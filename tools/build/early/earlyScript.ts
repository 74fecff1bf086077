import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';
import { policyHashOf } from '#tools/build/policyHash';
import { languages, localeOf } from '#model/languages';
import { currencyNames, settlementCurrency } from '#model/money/currencySlice';

// Each with its whole name, so that the build fingerprint finds it: a change of the file asks for a new build.
const files = [
  new URL('oldBrowser.js', import.meta.url),
  new URL('early.js', import.meta.url),
  new URL('keepPressed.js', import.meta.url),
];

/** The shop's code for each language that a browser or a link may ask for. */
const languageCodes = Object.fromEntries(
  languages.flatMap((code) => [
    [code, code],
    [localeOf(code), code],
  ]),
);

/** What a saved shop holds when a prerendered page is not as this shopper sees it: a line in the cart, another currency. */
const personalMarks = ['cartItemId', ...currencyNames.filter((name) => name !== settlementCurrency)];

const filledIn = (script: string): string =>
  script
    .replaceAll('LANGUAGE_CODES', JSON.stringify(languageCodes))
    .replaceAll('PERSONAL_MARKS', `/${personalMarks.join('|')}/`);

let text: string | undefined;

/** The script that stands in every prerendered page, as it stands there. */
export function earlyScript(): string {
  text ??= minifySync(
    'early.js',
    filledIn(files.map((file) => readFileSync(file, 'utf8')).join('\n')),
    // An old browser must be able to read it, to be told that it is one.
    { compress: { target: 'es2015' } },
  ).code.trim();
  return text;
}

/** Its hash for the content security policy. */
export const earlyScriptHash = (): string => policyHashOf(earlyScript());
