import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { HeldShop } from './heldShop';
import type { Visitor } from './visitor';

/** What a guest sees and writes. */
export interface Guest {
  search: string;
  add: string;
  cart: string;
  viewCart: string;
  checkout: string;
  email: RegExp;
  form: string;
  country: readonly [label: string, code: string];
  fields: readonly (readonly [label: RegExp, text: string])[];
  choices: readonly (readonly [label: string, value: string])[];
  review: string;
  order: RegExp;
  thanks: string;
}

export const englishGuest: Guest = {
  search: '',
  add: 'Add to cart',
  cart: 'Cart, 1 item',
  viewCart: 'view cart',
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
};

export const germanGuest: Guest = {
  search: '?lng=de',
  add: 'In den Warenkorb',
  cart: 'Warenkorb, 1 Artikel',
  viewCart: 'Warenkorb ansehen',
  checkout: 'Zur Kasse',
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
};

/** What the cart's button in the header is: on a phone it leads to the cart, on a desktop it shows it. */
const cartRoles = { phone: 'link', desktop: 'button' } as const;
type Screen = keyof typeof cartRoles;

/** Puts a lamp into the cart on its own page, and sees it there. */
export async function putInCart(
  visitor: Visitor,
  shop: HeldShop,
  guest = englishGuest,
  screen: Screen = 'phone',
): Promise<void> {
  await visitor.open(`${shop.url}/product/dawn-lamp${guest.search}`);
  await visitor.expectAlive();
  await visitor.press('button', guest.add, 'main');
  await visitor.expectShown(cartRoles[screen], guest.cart);
}

/** From a product's page to the thanks for the order. */
export async function buy(
  visitor: Visitor,
  shop: HeldShop,
  guest: Guest,
  screen: Screen = 'phone',
): Promise<void> {
  await putInCart(visitor, shop, guest, screen);
  await visitor.press(cartRoles[screen], guest.cart);
  if (screen === 'desktop') await visitor.press('link', guest.viewCart, 'header');
  await visitor.expectPath('/cart');
  await visitor.press('link', guest.checkout, 'main');
  await visitor.expectPath('/checkout');
  await visitor.type(guest.email, `${randomUUID()}@eightwell.example`, guest.form);
  const [country, code] = guest.country;
  await visitor.choose(country, code);
  for (const [field, text] of guest.fields) await visitor.type(field, text, guest.form);
  for (const [field, value] of guest.choices) await visitor.choose(field, value);
  await visitor.press('button', guest.review);
  // The next step begins at its top: what is pressed before would move away beneath the finger.
  await visitor.expectPath('/checkout?step=review');
  await expect.poll(() => visitor.evaluate(() => window.scrollY)).toBe(0);
  await visitor.press('button', guest.order);
  await visitor.expectShown('heading', guest.thanks);
}
