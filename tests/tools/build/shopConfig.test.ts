import { expect, test } from 'vitest';
import { shop } from '#shopConfig';
import { configProblems } from '#tools/build/shopConfig';
import { manifestOf } from '#tools/build/plugins/shopFiles';

const wrong = (changes: object): string[] => configProblems({ ...shop, ...changes });

test('the shop’s own configuration is right', () => {
  expect(configProblems(shop)).toEqual([]);
});

test.each<[object, string]>([
  [{ name: ' ' }, 'shop.config.ts: name is empty (it says " ").'],
  [{ name: undefined }, 'shop.config.ts: name is missing.'],
  [{ colors: {} }, 'shop.config.ts: colors is no setting; is it misspelled?'],
  [{ colours: { light: 'beige', dark: '#000000' } }, 'colours.light is no colour such as #f6f0e4'],
  [{ design: { ...shop.design, light: { acent: '#000000' } } }, 'design.light.acent is no color of'],
  [{ design: { ...shop.design, dark: { accent: 'red' } } }, 'design.dark.accent is no colour such as'],
  [
    { design: { ...shop.design, fontFiles: [{ src: '/fonts/none.woff2', weight: '400' }] } },
    'design.fontFiles.0.src is not there: it has to lie in public',
  ],
  [{ contact: { ...shop.contact, email: 'hello' } }, 'contact.email is no e-mail address (it says "hello")'],
  [{ contact: { ...shop.contact, phone: '01 234' } }, 'contact.phone is no phone number with the country'],
  [{ contact: { ...shop.contact, address: [] } }, 'contact.address is empty'],
  [{ contact: { ...shop.contact, hours: { en: 'always', de: 'immer' } } }, 'contact.hours.fn is missing'],
  [{ timeZone: 'Vienna' }, 'timeZone is no time zone such as Europe/Vienna'],
  [{ social: [{ name: 'Mastodon', href: 'mastodon' }] }, 'social.0.href is no address'],
  [
    { social: [{ name: 'Mastodon', href: 'http://m.example' }] },
    'social.0.href is no address that begins with https://',
  ],
  [{ numberPrefix: 'e' }, 'numberPrefix is not two to four capital letters, such as EW'],
  [{ currency: 'francs' }, 'currency is no currency with two decimals'],
  [{ currency: 'JPY' }, 'currency is no currency with two decimals'],
  [{ displayCurrencies: { EUR: 0 } }, 'displayCurrencies.EUR is no rate above nothing'],
  [{ displayCurrencies: { euro: 1 } }, 'displayCurrencies.euro is no currency with two decimals'],
  [{ tax: '20' }, 'tax is neither "included" nor "added" nor "none"'],
  [{ taxRate: 120 }, 'taxRate is above 100 percent'],
  [{ taxRate: '20' }, 'taxRate is no rate in percent, such as 19'],
  [{ reducedTaxRates: { food: 10 }, taxRate: undefined }, 'taxRate is missing: it is the rate of what'],
  [{ taxRate: 20, reducedTaxRates: { food: 110 } }, 'reducedTaxRates.food is above 100 percent'],
  [{ taxRate: 20, reducedTaxRates: { "fo'od": 10 } }, 'is no name of letters, digits, blanks and hyphens'],
  [{ taxRate: 20, tax: 'none' }, 'taxRate is a rate, though tax is "none"'],
  [{ taxNote: { de: '' } }, 'taxNote.de is empty'],
  [{ delivery: { ...shop.delivery, standard: '6.9' } }, 'delivery.standard is no price such as 6.9'],
  [{ delivery: { ...shop.delivery, express: 14.999 } }, 'delivery.express has more decimals than cents'],
  [{ delivery: { ...shop.delivery, freeFrom: -1 } }, 'delivery.freeFrom is below nothing'],
  [{ countries: ['Austria'] }, 'countries.0 is no country that the shop knows'],
  [{ categoryPages: { ...shop.categoryPages, food: 1 } }, 'categoryPages.food is no text'],
  [{ needs: { ...shop.needs, sleep: [''] } }, 'needs.sleep.0 has an empty word'],
  [
    { kitchen: { ...shop.kitchen, days: 'Tue Noneday' } },
    'kitchen says what no courier can follow: days as Tue, times as 12-14, the country as US',
  ],
  [{ kitchen: { ...shop.kitchen, country: '' } }, 'kitchen says what no courier can follow'],
  [{ kitchen: { ...shop.kitchen, noticeDays: 1.5 } }, 'kitchen.noticeDays is no number of days'],
  [{ kitchen: { ...shop.kitchen, offeredDays: 0 } }, 'kitchen.offeredDays has to be one at least'],
  [
    { payment: { ...shop.payment, hosts: ['https://pay.example'] } },
    'payment.hosts.0 is no host alone, such as pay.example.com',
  ],
  [
    { payment: { ...shop.payment, bank: { ...shop.payment.bank, iban: 'AT61 1904' } } },
    'payment.bank.iban is no IBAN without blanks',
  ],
  [{ services: { ...shop.services, newsletter: 'mail' } }, 'services.newsletter is no address'],
  [{ company: { ...shop.company, vatId: 7 } }, 'company.vatId is no text'],
])('%j is told in a sentence', (changes, sentence) => {
  expect(wrong(changes)).toEqual([expect.stringContaining(sentence)]);
});

test('social links may have no address yet', () => {
  expect(wrong({ social: [{ name: 'Mastodon', href: '' }], apps: [] })).toEqual([]);
});

test('what a device installs has the shop’s name and colours', () => {
  expect(JSON.parse(manifestOf({ ...shop, name: 'Almhonig' }))).toMatchObject({
    name: 'Almhonig',
    short_name: 'Almhonig',
    background_color: shop.colours.light,
    start_url: '/',
  });
});

test.each<[readonly string[], string]>([
  [[], 'languages is empty'],
  [['de', 'de'], 'languages names one twice'],
  [['de', 'fr'], 'languages names fr, which is none of en, fn, de'],
])('the languages %j are told in a sentence', (languages, sentence) => {
  expect(configProblems(shop, languages)).toEqual([expect.stringContaining(sentence)]);
});

test('a shop that speaks German alone needs no other words', () => {
  const german = { ...shop, contact: { ...shop.contact, hours: { de: 'immer' } } };
  expect(configProblems(german, ['de'])).toEqual([]);
  expect(configProblems(german, ['de', 'en'])).toEqual(['shop.config.ts: contact.hours.en is missing.']);
});
