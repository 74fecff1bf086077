import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { knownLanguages, type Language } from '#model/knownLanguages';
import { unreadableRounds } from '#model/order/courier';
import { knownCountries } from '#model/order/knownCountries';
import { isFields } from '#model/untrusted';

/** What `shop.config.ts` has to say, and the sentences for what it says wrongly. */

const tokenFile = new URL('../../src/styles/_tokens.scss', import.meta.url);

const text = (what: string) =>
  v.pipe(
    v.string(what),
    v.check((given) => given.trim() !== '', what),
  );
const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
const link = v.pipe(
  v.string('is no address'),
  v.check(
    (href) => href === '' || (href.startsWith('https://') && URL.canParse(href)),
    'is no address that begins with https://; leave it empty to show none',
  ),
);
const links = v.array(v.strictObject({ name: text('needs a name'), href: link }));
const colour = v.pipe(v.string('is no colour'), v.regex(/^#[\da-f]{6}$/i, 'is no colour such as #f6f0e4'));
const price = v.pipe(
  v.number('is no price such as 6.9'),
  v.minValue(0, 'is below nothing'),
  v.check(
    (amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6,
    'has more decimals than cents',
  ),
);
const percent = v.pipe(
  v.number('is no rate in percent, such as 19'),
  v.minValue(0, 'is below nothing'),
  v.maxValue(100, 'is above 100 percent'),
);
const fact = v.string('is no text; leave it empty while you do not know it');

/** The parts that may be left out; `src/model/sections.ts` says what each is. */
const sections = [
  'dimensions',
  'needs',
  'finder',
  'kitchen',
  'topics',
  'blog',
  'stories',
  'partners',
  'newsletter',
  'dashboard',
  'sizes',
] as const;

const tokenNames: readonly string[] = [
  ...new Set(
    [...readFileSync(tokenFile, 'utf8').matchAll(/^ +--([a-z-]+): #/gm)].map(([, name = '']) => name),
  ),
];
const tokens = v.record(
  v.pipe(
    v.string(),
    v.check((name) => tokenNames.includes(name), 'is no color of src/styles/_tokens.scss'),
  ),
  colour,
);

/** Prices keep two decimals: currencies with none or three are not for this shop. */
const isCurrency = (code: string): boolean =>
  Intl.supportedValuesOf('currency').includes(code) &&
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
    .maximumFractionDigits === 2;
const currency = v.pipe(
  v.string('is no currency'),
  v.check(isCurrency, 'is no currency with two decimals, by the three letters of ISO 4217, such as CHF'),
);

const fontFile = v.pipe(
  v.string('is no font'),
  v.regex(/^\/[\w./-]+\.woff2$/, 'is no font below public, such as /fonts/shop.woff2'),
  v.check((src) => existsSync(`public${src}`), 'is not there: it has to lie in public'),
);
const fontWeight = v.pipe(
  v.string('is no weight'),
  v.regex(/^[1-9]\d\d( [1-9]\d\d)?$/, 'is no weight such as "400", or "400 700" of a variable font'),
);

const byLanguage = (entry: ReturnType<typeof text>) =>
  v.strictObject(
    Object.fromEntries(knownLanguages.map((language) => [language, v.optional(entry)])) as Record<
      Language,
      v.OptionalSchema<typeof entry, undefined>
    >,
  );

const days = v.pipe(
  v.number('is no number of days'),
  v.integer('is no number of days'),
  v.minValue(0, 'is below nothing'),
);
const isHost = (host: string): boolean =>
  URL.canParse(`https://${host}`) && new URL(`https://${host}`).host === host;

const words = v.array(text('has an empty word'));

const schema = v.strictObject({
  name: text('is empty'),
  claim: text('is empty'),
  logo: v.pipe(v.string('is no file'), v.endsWith('.svg', 'is no drawing (.svg)')),
  colours: v.strictObject({ light: colour, dark: colour }),
  design: v.strictObject({
    light: tokens,
    dark: tokens,
    font: fact,
    fontFiles: v.optional(v.array(v.strictObject({ src: fontFile, weight: fontWeight }))),
  }),
  contact: v.strictObject({
    email: v.pipe(v.string('is no e-mail address'), v.email('is no e-mail address')),
    phone: v.pipe(
      v.string('is no phone number'),
      v.regex(/^\+[\d ()-]{6,}$/, 'is no phone number with the country, such as +43 1 234567'),
    ),
    address: v.pipe(v.array(text('has an empty line')), v.minLength(1, 'is empty')),
    hours: byLanguage(text('is empty')),
  }),
  home: v.optional(
    v.strictObject({
      picture: v.optional(
        v.pipe(
          v.string('is no picture'),
          v.startsWith('/pictures/', 'is no picture in public/pictures, such as /pictures/shop.jpg'),
        ),
      ),
      title: v.optional(byLanguage(text('is empty'))),
      lead: v.optional(byLanguage(text('is empty'))),
    }),
  ),
  about: v.optional(byLanguage(text('is empty'))),
  timeZone: v.pipe(v.string('is no time zone'), v.check(isZone, 'is no time zone such as Europe/Vienna')),
  openingYear: v.pipe(v.number('is no year'), v.integer('is no year'), v.minValue(1900, 'is no year')),
  social: links,
  apps: links,
  company: v.strictObject({
    legalForm: fact,
    representative: fact,
    register: fact,
    vatId: fact,
    host: fact,
    newsletterProvider: fact,
    courierArea: fact,
  }),
  sections: v.array(v.picklist(sections, `is none of ${sections.join(', ')}`)),
  needs: v.strictObject({
    sleep: words,
    stress: words,
    money: words,
    people: words,
    work: words,
    strength: words,
  }),
  categoryPages: v.strictObject({ gadgets: fact, food: fact, beauty: fact }),
  programFamilies: v.strictObject({ fitness: words, yoga: words, sport: words }),
  kitchen: v.pipe(
    v.strictObject({
      country: fact,
      area: fact,
      days: fact,
      times: fact,
      noticeDays: days,
      offeredDays: v.pipe(days, v.minValue(1, 'has to be one at least')),
    }),
    v.check(
      (rounds) => unreadableRounds(rounds).length === 0,
      'says what no courier can follow: days as Tue, times as 12-14, the country as US',
    ),
  ),
  payment: v.strictObject({
    hosts: v.array(
      v.pipe(v.string('is no host'), v.check(isHost, 'is no host alone, such as pay.example.com')),
    ),
    bank: v.strictObject({
      name: fact,
      iban: v.pipe(
        v.string('is no account number'),
        v.regex(
          /^([A-Z]{2}\d{2}[A-Z\d]{10,30})?$/,
          'is no IBAN without blanks; leave it empty to offer no transfers',
        ),
      ),
      bic: fact,
    }),
  }),
  services: v.strictObject({ newsletter: link, dashboard: link }),
  numberPrefix: v.pipe(
    v.string('is no text'),
    v.regex(/^[A-Z]{2,4}$/, 'is not two to four capital letters, such as EW'),
  ),
  currency,
  displayCurrencies: v.optional(
    v.record(currency, v.pipe(v.number('is no rate'), v.gtValue(0, 'is no rate above nothing'))),
  ),
  tax: v.picklist(['included', 'added', 'none'], 'is neither "included" nor "added" nor "none"'),
  taxRate: v.optional(percent),
  reducedTaxRates: v.optional(
    v.record(
      v.pipe(
        v.string(),
        v.regex(
          /^[\p{L}\d][\p{L}\d -]*$/u,
          'is no name of letters, digits, blanks and hyphens, such as food',
        ),
      ),
      percent,
    ),
  ),
  taxNote: v.optional(byLanguage(text('is empty'))),
  sellsInEu: v.boolean('is neither true nor false'),
  delivery: v.strictObject({ standard: price, express: price, freeFrom: price }),
  countries: v.array(
    v.pipe(
      v.string('is no country'),
      v.check(
        (country) => knownCountries.includes(country),
        'is no country that the shop knows the addresses of (src/model/order/knownCountries.ts)',
      ),
    ),
  ),
});

export type ShopConfig = v.InferOutput<typeof schema>;
export type ShopLanguages = readonly [Language, ...Language[]];

/** What is wrong with the list of languages, and what lacks one of them. */
function languageProblems(languages: readonly string[], config: unknown): string[] {
  const hours = isFields(config) && isFields(config.contact) ? config.contact.hours : undefined;
  const unknown = languages.filter((code) => !knownLanguages.some((known) => known === code));
  const missing = isFields(hours) ? languages.filter((code) => !(code in hours)) : [];
  return [
    ...(languages.length === 0 ? ['shop.config.ts: languages is empty; the first is the shop’s own.'] : []),
    ...(new Set(languages).size < languages.length ? ['shop.config.ts: languages names one twice.'] : []),
    ...unknown.map(
      (code) => `shop.config.ts: languages names ${code}, which is none of ${knownLanguages.join(', ')}.`,
    ),
    ...missing
      .filter((code) => !unknown.includes(code))
      .map((code) => `shop.config.ts: contact.hours.${code} is missing.`),
  ];
}

/** Rates that contradict one another. */
function taxProblems(config: unknown): string[] {
  if (!isFields(config)) return [];
  const { tax, taxRate, reducedTaxRates } = config;
  return [
    ...(tax === 'none' && taxRate !== undefined
      ? ['shop.config.ts: taxRate is a rate, though tax is "none".']
      : []),
    ...(reducedTaxRates !== undefined && taxRate === undefined
      ? ['shop.config.ts: taxRate is missing: it is the rate of what names none of reducedTaxRates.']
      : []),
  ];
}

/** What is wrong with a configuration, in plain sentences; none where it can be built. */
export function configProblems(config: unknown, languages: readonly string[] = knownLanguages): string[] {
  const { issues } = v.safeParse(schema, config);
  const problems = (issues ?? []).map((issue) => {
    const place = v.getDotPath(issue) ?? '';
    if (issue.type === 'strict_object' && issue.expected === 'never')
      return `shop.config.ts: ${place} is no setting; is it misspelled?`;
    if (issue.input === undefined) return `shop.config.ts: ${place} is missing.`;
    return `shop.config.ts: ${place} ${issue.message} (it says ${JSON.stringify(issue.input)}).`;
  });
  return [...problems, ...languageProblems(languages, config), ...taxProblems(config)];
}
