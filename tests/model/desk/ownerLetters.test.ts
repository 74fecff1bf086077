import { describe, expect, test } from 'vitest';
import {
  fewLeftLetter,
  newMessageLetter,
  newOrderLetter,
  newWithdrawalLetter,
} from '#model/desk/ownerLetters';
import { languages } from '#model/languages';
import { letterKinds } from '#model/letters/letter';
import { sampleLetters } from '#tools/owner/letters/samples';
import { bookedOrder } from './bookedOrders';
import { letterShop } from '#tests/support/letterShop';

const shop = { ...letterShop, language: 'de' as const };
const createdAt = Date.parse('2026-11-25T23:30:00Z');
const plain = ({ text }: { text: string }): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the owner is told in the shop’s own language', () => {
  test('of an order: what, when, for how much, what the shopper noted, and where it is', () => {
    const { order, number } = bookedOrder({ createdAt, note: 'Ring twice.\nGreen door.' });
    const letter = newOrderLetter({ order, number }, shop);
    expect(letter.subject).toBe(`Neue Bestellung ${number}`);
    expect(plain(letter)).toContain('Eingegangen: 26. November 2026 um 00:30');
    expect(plain(letter)).toMatch(/^\d+ × \S.*: [\d.,]+ \$$/m);
    expect(plain(letter)).toMatch(/^Gesamt: [\d.,]+ \$$/m);
    expect(plain(letter)).toContain('> Ring twice.\n> Green door.');
    expect(plain(letter)).toContain(
      `In der Verwaltung öffnen:\nhttps://shop.example/owner/orders/${order.id}`,
    );
  });

  test.each([
    ['message', 'Neue Nachricht EWC-1'],
    ['application', 'Neue Bewerbung EWC-1'],
  ] as const)('of a %s: who wrote what', (kind, subject) => {
    const fields = { name: 'Ada', email: 'ada@mail.example', message: 'Hello!\nCork?' };
    const letter = newMessageLetter({ kind, number: 'EWC-1', createdAt, fields }, shop);
    expect(letter.subject).toBe(subject);
    expect(plain(letter)).toContain('Von: Ada, ada@mail.example\nEingegangen: 26. November 2026 um 00:30');
    expect(plain(letter)).toContain('> Hello!\n> Cork?');
    expect(plain(letter)).toContain('https://shop.example/owner/messages');
  });

  test('of a withdrawal: what of, and which items', () => {
    const withdrawn = { number: 'EWW-1', name: 'Ada', email: 'ada@mail.example', about: 'EW-7', createdAt };
    expect(plain(newWithdrawalLetter({ ...withdrawn, items: 'the mat' }, shop))).toContain(
      '> EW-7\n> the mat',
    );
    expect(newWithdrawalLetter({ ...withdrawn, items: undefined }, shop).subject).toBe(
      'Neuer Widerruf EWW-1',
    );
  });

  test.each([
    [1, 'Von einem Artikel ist wenig da'],
    [2, 'Von 2 Artikeln ist wenig da'],
  ])('of %i items running low', (count, subject) => {
    const low = Array.from({ length: count }, (_, left) => ({ id: `i${left}`, what: `Thing ${left}`, left }));
    const letter = fewLeftLetter(low, shop);
    expect(letter.subject).toBe(subject);
    expect(plain(letter)).toContain(low.map(({ what, left }) => `${what}: ${left}`).join('\n'));
    expect(plain(letter)).toContain('https://shop.example/owner/catalogue');
  });

  test('a name in it makes no other header and no other line', () => {
    const fields = { name: 'Ada\r\nBcc: victim@shop.example', email: 'a@b.example', message: '' };
    const { text } = newMessageLetter({ kind: 'message', number: 'EWC-1', createdAt, fields }, shop);
    expect(text).toContain('Von: Ada Bcc: victim@shop.example, a@b.example');
  });
});

test('a sample of each kind in each language says what a real one does', () => {
  const samples = sampleLetters('ada@shop.example', shop, createdAt);
  expect(samples).toHaveLength(letterKinds.length * languages.length);
  expect(new Set(samples.map(({ subject }) => subject)).size).toBe(samples.length);
  for (const { kind, subject, text } of samples) {
    expect(subject).not.toContain(kind);
    expect(text.split('\n').filter(Boolean).length).toBeGreaterThan(5);
  }
});

test('the owner reads in the letter, too, what it is about', () => {
  const own = sampleLetters('ada@shop.example', shop, createdAt).filter(({ kind }) =>
    /^new-|^few-/.test(kind),
  );
  expect(own).toHaveLength(4 * languages.length);
  for (const { subject, text, html } of own) {
    expect(text).toContain(`\n${subject}\n---`);
    expect(html).toContain(`>${subject}</h2>`);
  }
});
