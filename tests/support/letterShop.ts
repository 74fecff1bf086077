import type { LetterShop } from '#model/letters/letter';

/** A shop that writes letters. */
export const letterShop: LetterShop = {
  name: 'Shop',
  email: 'hello@shop.example',
  imprint: ['Shop'],
  language: 'en',
  timeZone: 'Europe/Berlin',
  site: 'https://shop.example',
};
