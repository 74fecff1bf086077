import { randomUUID } from 'node:crypto';
import { expect, test } from './driver/test';

/** What a guest in two countries sees and writes. */
const guests = [
  {
    language: 'English',
    search: '',
    tag: ['@short'],
    add: 'Add to cart',
    cart: 'Cart, 1 item',
    checkout: 'checkout',
    email: /^E-mail/,
    form: 'form[aria-label="Your details"]',
    country: ['Country', 'US'],
    fields: [
      [/^Full name/, 'Ada Lovelace'],
      [/^Street and number/, '1 Elm Street'],
      [/^ZIP code/, '97205'],
      [/^Town or city/, 'Portland'],
    ],
    choices: [['State', 'OR']],
    review: 'Review the order',
    order: /^Order with obligation to pay/,
    thanks: 'Thank you, your order is placed',
  },
  {
    language: 'German',
    search: '?lng=de',
    tag: [],
    add: 'In den Warenkorb',
    cart: 'Warenkorb, 1 Artikel',
    checkout: 'zur Kasse',
    email: /^E-Mail/,
    form: 'form[aria-label="Ihre Angaben"]',
    country: ['Land', 'DE'],
    fields: [
      [/^Vor- und Nachname/, 'Zoë Łukasz'],
      [/^Straße und Hausnummer/, 'Ulmenweg 1'],
      [/^Postleitzahl/, '10115'],
      [/^Ort/, 'Berlin'],
    ],
    choices: [],
    review: 'Bestellung prüfen',
    order: /^Zahlungspflichtig bestellen/,
    thanks: 'Danke, Ihre Bestellung ist eingegangen',
  },
] as const;

for (const guest of guests) {
  test(`a guest buys on a phone in ${guest.language}`, { tag: [...guest.tag] }, async ({ shop, visitor }) => {
    await visitor.open(`${shop.url}/product/dawn-lamp${guest.search}`);
    await visitor.expectAlive();
    await visitor.press('button', guest.add, 'main');
    await visitor.press('link', guest.cart);
    await visitor.expectPath('/cart');
    await visitor.press('link', guest.checkout, 'main');
    await visitor.expectPath('/checkout');
    await visitor.type('textbox', guest.email, `${randomUUID()}@eightwell.example`, guest.form);
    const [country, code] = guest.country;
    await visitor.choose(country, code);
    for (const [field, text] of guest.fields) await visitor.type('textbox', field, text, guest.form);
    for (const [field, value] of guest.choices) await visitor.choose(field, value);
    await visitor.press('button', guest.review);
    // The next step begins at its top: what is pressed before would move away beneath the finger.
    await visitor.expectPath('/checkout?step=review');
    await expect.poll(() => visitor.evaluate(() => window.scrollY)).toBe(0);
    await visitor.press('button', guest.order);
    await visitor.expectShown('heading', guest.thanks);
    expect(shop.heard).toEqual([]);
  });
}
