import { afterEach, describe, expect, test, vi } from 'vitest';
import { epcText, grouped, hostsOf, isPayLink, waysToPay } from '#model/order/payment';

afterEach(() => vi.unstubAllGlobals());

const hosts = hostsOf('pay.example, Checkout.Other.example');

describe('a payment link', () => {
  test.each(['https://pay.example/i/1?x=2', 'https://checkout.other.example/'])('%s is one', (link) => {
    expect(isPayLink(link, hosts)).toBe(true);
  });
  test.each([
    'http://pay.example/i/1',
    'https://pay.example.evil.example/',
    'https://evil.example/pay.example',
    'https://pay.example@evil.example/',
    'https://user@pay.example/',
    'https://:word@pay.example/',
    'https://pay.example:8443/',
    'javascript:alert(1)//pay.example',
    'data:text/html,pay.example',
    '//pay.example/',
    'https://xn--py-dia.example/',
    `https://pay.example/${'x'.repeat(500)}`,
    '',
  ])('%s is none', (link) => {
    expect(isPayLink(link, hosts)).toBe(false);
  });
  test('is told by a browser from before URL.canParse too', () => {
    const OlderURL = class extends URL {};
    Object.defineProperty(OlderURL, 'canParse', { value: undefined });
    vi.stubGlobal('URL', OlderURL);
    expect(isPayLink('https://pay.example/i/1', hosts)).toBe(true);
    expect(isPayLink('no address', hosts)).toBe(false);
  });
  test('leads to hosts that stand with commas or blanks between, in any capitals', () => {
    expect(hostsOf(' Pay.example,  other.example\nthird.example, ')).toEqual([
      'pay.example',
      'other.example',
      'third.example',
    ]);
    expect(hostsOf('')).toEqual([]);
  });
  test('may have five hundred characters and no more', () => {
    const start = 'https://pay.example/';
    expect(isPayLink(start + 'x'.repeat(500 - start.length), hosts)).toBe(true);
    expect(isPayLink(start + 'x'.repeat(501 - start.length), hosts)).toBe(false);
  });
  test('without hosts there is none', () => {
    expect(isPayLink('https://pay.example/', hostsOf(' '))).toBe(false);
  });
});

describe('a transfer', () => {
  const account = { name: 'Eightwell', iban: 'DE02 1203 0000 0000 2020 51', bic: 'BYLADEM1001' };
  test('is said to a banking app with amount and reference', () => {
    expect(epcText(account, 'EW-7K3M9-QXA2D', 111).split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'BYLADEM1001',
      'Eightwell',
      'DE02120300000000202051',
      'EUR111.00',
      '',
      '',
      'EW-7K3M9-QXA2D',
    ]);
  });
  test('without an amount in euros leaves it to the payer', () => {
    expect(epcText(account, 'EW-1').split('\n')[7]).toBe('');
  });
  test('names the payee with the seventy characters that a code may have', () => {
    expect(epcText({ ...account, name: 'E'.repeat(90) }, 'EW-1').split('\n')[5]).toHaveLength(70);
  });
  test('groups the number for people', () => {
    expect(grouped('DE02120300000000202051')).toBe('DE02 1203 0000 0000 2020 51');
  });
});

test.each([
  ['DE02120300000000202051', ['pay.example'], 'both'],
  ['DE02120300000000202051', [], 'transfer'],
  ['', ['pay.example'], 'link'],
  [' ', [], 'open'],
])('with the account %j and the hosts %j orders are paid by %s', (iban, payHosts, ways) => {
  expect(waysToPay({ iban }, payHosts)).toBe(ways);
});
