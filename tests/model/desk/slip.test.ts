import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { packingSlip } from '#model/desk/papers/slip';
import type { Translate } from '#model/catalogue/catalogueTexts';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { draftOf } from '#tests/support/shoppers';
import { calm, mat, tee } from '#tests/rules/shopData';

const entry = (changes: Partial<BookedOrder['order']> = {}): BookedOrder => ({
  path: 'guestOrders/x',
  number: 'EW-AAAAA-BBBBB',
  order: {
    ...draftOf([
      { ...mat, kind: 'product' },
      { ...tee, kind: 'product' },
      { ...calm, kind: 'program' },
    ]),
    id: 'x',
    status: 'confirmed',
    createdAt: Date.parse('2026-11-21'),
    ...changes,
  },
});

const pageOf = (changes?: Partial<BookedOrder['order']>, translate?: Translate) =>
  new new JSDOM('').window.DOMParser().parseFromString(packingSlip(entry(changes), translate), 'text/html');

describe('a packing slip', () => {
  test('says what is in the parcel and for whom, and no price', () => {
    const text = pageOf().body.textContent ?? '';
    expect(text).toContain('Cork mat2');
    expect(text).toContain('clay, m');
    expect(text).toContain('1 Elm Street');
    expect(text).toContain('United States');
    expect(text).not.toContain('Calm mornings');
    expect(text).not.toMatch(/\$|25|19[.,]9|USD/);
  });

  test('leaves out what came back before it was sent, and nothing that came back later', () => {
    const keys = ['products:mat', 'products:tee:variation:0:size:1', 'programs:calm'];
    const lines = entry().order.lines.map((line, at) => ({ ...line, key: keys[at] ?? '' }));
    const refund = (at: number, units: Record<string, number>) => ({
      at,
      day: '',
      sum: 1,
      lines: units,
      isRestocked: true,
    });
    const refunds = [
      refund(10, { 'products:mat': 1, [keys[1] ?? '']: 1 }),
      refund(30, { 'products:mat': 1 }),
    ];
    const rows = (changes: Partial<BookedOrder['order']>) =>
      [...pageOf({ lines, refunds, ...changes }).querySelectorAll('tr')].map(
        ({ textContent }) => textContent,
      );
    expect(rows({ status: 'sent', at: { confirmed: 5, sent: 20 } })).toEqual(['Cork mat1']);
    expect(rows({ refunds: refunds.slice(0, 1) })).toEqual(['Cork mat1']);
    expect(rows({ status: 'delivered' })).toEqual(['Cork mat2', 'Tee (clay, m)1']);
  });

  test.each([
    ['de', 'de', 'Lieferschein'],
    ['fn', 'fr', 'Bordereau de livraison'],
    ['xx', 'en', 'Packing slip'],
  ])('of an order in %s is in %s', (language, locale, title) => {
    const page = pageOf({ language });
    expect(page.documentElement.lang).toBe(locale);
    expect(page.querySelector('h1')?.textContent).toBe(title);
  });

  test('calls things as their reader knows them, and for whoever packs as the shop does', () => {
    const words = new Map([
      ['Cork mat', 'Korkmatte'],
      ['clay', 'Ton'],
    ]);
    const cells = [...pageOf({ language: 'de' }, (english) => words.get(english)).querySelectorAll('td')];
    const [mats, , tees] = cells.map((cell) => [...cell.childNodes].map(({ textContent }) => textContent));
    expect(mats).toEqual(['Korkmatte', '', 'Cork mat']);
    expect(tees).toEqual(['Tee (Ton, m)', '', 'Tee (clay, m)']);
    expect(cells[0]?.querySelector('small')?.lang).toBe('en');
    expect(cells[0]?.hasAttribute('lang')).toBe(false);
  });

  test('says a name once where both have the same', () => {
    expect(pageOf({ language: 'de' }).querySelector('td')?.textContent).toBe('Cork mat');
    expect(pageOf({ language: 'de' }).querySelector('td > span')?.getAttribute('lang')).toBe('en');
  });

  test.each([
    ['en', 'Meals by courier: Tuesday, November 24, 2026, 12:00–14:00'],
    ['de', 'Mahlzeiten mit dem Kurier: Dienstag, 24. November 2026, 12:00–14:00'],
    ['fn', 'Repas par coursier : mardi 24 novembre 2026, 12:00–14:00'],
  ])('says when meals are brought (%s)', (language, sentence) => {
    const slot = { date: '2026-11-24', time: '12:00-14:00' };
    expect(pageOf({ language, slot }).body.textContent).toContain(sentence);
  });

  test('goes to the recipient, where that is somebody else', () => {
    const page = pageOf({ recipient: 'Zoë Łukasz', contact: { name: 'Ada Lovelace', email: 'a@x.io' } });
    expect(page.body.textContent).toContain('Zoë Łukasz');
    expect(page.body.textContent).not.toContain('Ada Lovelace');
  });

  test('has the text for the card, as it was typed', () => {
    expect(pageOf({ card: 'Happy birthday!\nYours, Ada' }).querySelector('blockquote')?.textContent).toBe(
      'Happy birthday!\nYours, Ada',
    );
    expect(pageOf().querySelector('blockquote')).toBeNull();
  });

  test('does nothing that a stranger has written into it', () => {
    const hostile = '</blockquote><script>alert(1)</script><img src=x onerror=alert(1)>\u202eevil';
    const page = pageOf({ card: hostile, note: hostile, contact: { name: hostile, email: 'a@x.io' } });
    expect(page.querySelectorAll('script, img')).toHaveLength(0);
    expect(page.body.textContent).not.toContain('\u202e');
    expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'");
  });
});
