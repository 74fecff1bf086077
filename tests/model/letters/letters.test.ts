import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { oneLine, written } from '#model/letters/written';
import { orderLetter } from '#model/letters/orderLetter';
import { refundLetter } from '#model/letters/refundLetter';
import { stepLetter } from '#model/desk/stepLetter';
import { messageLetter, withdrawalLetter } from '#model/letters/otherLetters';
import { languages } from '#model/languages';
import type { PlacedOrder } from '#model/order/order';

const shop = {
  name: 'Shop',
  email: 'hello@shop.example',
  imprint: ['Shop', '1 Elm Street'],
  language: 'en' as const,
  timeZone: 'Europe/Berlin',
  site: 'https://shop.example',
  bank: { name: 'Shop Ltd', iban: 'DE02 1203 0000 0000 2020 51', bic: 'BYLADEM1001' },
};
const order: PlacedOrder = {
  id: '-OaBcDeFgHiJkLmNoPqR',
  status: 'confirmed',
  createdAt: Date.parse('2026-11-23T10:00:00Z'),
  payment: { until: Date.parse('2026-12-09T12:00:00Z'), link: 'https://pay.example/i/1', euros: 60 },
  currency: 'EUR',
  language: 'de',
  delivery: 'standard',
  amounts: { items: 84.2, delivery: 6.9, total: 91.1 },
  contact: { name: 'Ada', email: 'ada@shop.example' },
  address: { line1: 'Ulmenweg 1', postcode: '10115', city: 'Berlin', country: 'DE' },
  lines: [
    { kind: 'product', id: 'mat', name: 'Cork mat', price: 25, discount: 10, quantity: 2 },
    { kind: 'program', id: 'calm', name: 'Calm mornings', price: 49, discount: 20, quantity: 1 },
  ],
};
const refund = { at: 1, day: '2026-12-02', sum: 20, lines: {}, isRestocked: false };
const letter = (language: string, kind: Parameters<typeof orderLetter>[0] = 'order-confirmed') =>
  orderLetter(kind, { order: { ...order, language }, number: 'EW-1', isMember: false, shop });

describe('a letter about an order', () => {
  test('says in its language what was ordered, what it costs and how it is paid', () => {
    const { subject, text } = letter('de');
    expect(subject).toBe('Ihre Bestellung EW-1 ist bestätigt');
    for (const part of [
      'Guten Tag Ada!',
      '2 × Cork mat: 45,00 US-$',
      'Standardlieferung: 6,90 US-$',
      'Gesamt: 91,10 US-$',
      'Bitte zahlen Sie 91,10 US-$ bis zum 9. Dezember 2026. Das sind 60,00 €.',
      'https://pay.example/i/1',
      'DE02 1203 0000 0000 2020 51',
      'Vertrag widerrufen:\nhttps://shop.example/withdraw#-OaBcDeFgHiJkLmNoPqR',
      'https://shop.example/order#-OaBcDeFgHiJkLmNoPqR',
    ])
      expect(text.replaceAll('\u00a0', ' ')).toContain(part);
  });

  test.each([
    ['USD', 'en', '$91.10'],
    ['USD', 'fn', '91,10 $'],
    ['USD', 'de', '91,10 $'],
    ['EUR', 'en', 'US$ 91.10'],
    ['EUR', 'fn', '91,10 $ US'],
    ['INR', 'de', '91,10 US-$'],
  ])('writes amounts as its page does: ordered in %s and %s, %s', (currency, language, amount) => {
    const facts = { number: 'EW-1', isMember: false, shop };
    const shown = { ...order, currency, language, refunds: [{ ...refund, sum: 91.1 }] };
    for (const { text } of [
      orderLetter('order-confirmed', { ...facts, order: shown }),
      refundLetter(0, { ...facts, order: shown }),
    ])
      expect(text.replaceAll(/\s/g, ' ')).toMatch(new RegExp(`: ${amount.replaceAll('$', '\\$')} `));
  });

  test('keeps numbers and signs on their side of names in Hebrew or Arabic', () => {
    const [first, ...others] = order.lines;
    const lines = first ? [{ ...first, name: 'שלום!' }, ...others] : [];
    const contact = { ...order.contact, name: 'نور' };
    const facts = { number: 'EW-1', isMember: false, shop };
    const { text, html } = orderLetter('order-confirmed', { ...facts, order: { ...order, lines, contact } });
    expect(text).toContain('2 × \u2068שלום!\u2069: 45,00');
    expect(text).toContain('Guten Tag \u2068نور\u2069!');
    const { document } = new JSDOM(html).window;
    const cells = [...document.querySelectorAll('td')];
    expect(cells.find(({ textContent }) => textContent.includes('שלום'))?.dir).toBe('auto');
  });

  test.each([
    ['en', 'You confirmed that your right to withdraw from the program ends when it begins.'],
    ['fn', 'votre droit de rétractation pour ce programme prend fin quand il commence.'],
    ['de', 'Ihr Widerrufsrecht für das Programm erlischt, wenn es beginnt.'],
  ])('keeps in %s what was confirmed about a program that begins early', (language, sentence) => {
    const said = (early: Partial<PlacedOrder>) =>
      orderLetter('order-received', {
        order: { ...order, language, ...early },
        number: 'EW-1',
        isMember: false,
        shop,
      }).text;
    expect(said({ earlyStart: true })).toContain(sentence);
    expect(said({})).not.toContain(sentence);
  });

  test('calls what was ordered what the pages call it in its language', () => {
    const words = new Map([
      ['Tee', 'Hemd'],
      ['fern', 'farngrün'],
    ]);
    const line = { kind: 'product', id: 'tee', name: 'Tee', color: 'fern', size: 'M' } as const;
    const { text } = orderLetter('order-received', {
      order: { ...order, lines: [{ ...line, price: 20, discount: 0, quantity: 1 }] },
      number: 'EW-1',
      isMember: false,
      shop,
      translate: (english) => words.get(english),
    });
    expect(text).toContain('1 × Hemd (farngrün, M): ');
  });

  test.each([
    ['included', 'Die Mehrwertsteuer ist enthalten.'],
    ['added', 'Die Mehrwertsteuer kommt hinzu.'],
    [undefined, 'Standardlieferung'],
  ] as const)('says of the tax what the order says: %s', (tax, sentence) => {
    const amounts = { ...order.amounts, ...(tax && { tax }) };
    const facts = { order: { ...order, amounts }, number: 'EW-1', isMember: false, shop };
    const { text } = orderLetter('order-received', facts);
    expect(text).toContain(sentence);
    expect(text.includes('Mehrwertsteuer')).toBe(tax !== undefined);
  });

  test.each([
    ['order-received', 'zwischen dem 26. November 2026 und dem 1. Dezember 2026'],
    ['order-confirmed', 'zwischen dem 10. Dezember 2026 und dem 15. Dezember 2026'],
    ['order-sent', 'zwischen dem 17. Dezember 2026 und dem 23. Dezember 2026'],
  ] as const)(
    '%s counts the days to the door from its own day, without days on which nothing is packed',
    (kind, arrival) => {
      const at = { confirmed: Date.parse('2026-12-07T10:00:00Z'), sent: Date.parse('2026-12-14T10:00:00Z') };
      const facts = {
        order: { ...order, at },
        number: 'EW-1',
        isMember: false,
        shop,
        closedDays: ['2026-12-18'],
      };
      expect(orderLetter(kind, facts).text).toContain(arrival);
    },
  );

  test('a long number beside its name breaks in a phone’s narrow letter, and never the name', () => {
    const values = letter('de').html.match(/<td align="right"[^>]*>/g) ?? [];
    expect(values.length).toBeGreaterThan(3);
    expect(values.filter((cell) => !cell.includes('overflow-wrap:anywhere'))).toEqual([]);
  });

  test('a short name beside a long value stays on one line, and a long one breaks between its words', () => {
    const names = (text: string) =>
      Array.from(text.matchAll(/<td dir="auto" style="([^"]*)">([^<]*)<\/td>/g), ([, style = '', name]) => [
        name,
        style.includes('white-space:nowrap'),
      ]);
    const rows = [
      ['Goes to', 'Ada, Ulmenweg 1, 10115 Berlin, Germany'],
      ['2 × A Skipping Rope of Sisal, Fern, M', '$31.00'],
    ] as const;
    const { html } = written({
      locale: 'en-US',
      subject: 'x',
      greeting: 'x',
      blocks: [{ kind: 'rows', rows }],
      sender: [],
    });
    expect(names(html)).toEqual([
      ['Goes to', true],
      ['2 × A Skipping Rope of Sisal, Fern, M', false],
    ]);
  });

  test.each([
    ['en', 'Goes to: Ada, Ulmenweg 1, 10115 Berlin, Germany'],
    ['fn', 'Adressée à : Ada, Ulmenweg 1, 10115 Berlin, Allemagne'],
    ['de', 'Geht an: Ada, Ulmenweg 1, 10115 Berlin, Deutschland'],
  ])('names the country and sets the colon as its language does: %s', (language, line) => {
    expect(letter(language).text.replaceAll('\u00a0', ' ')).toContain(line);
  });

  test.each([
    ['Europe/Berlin', '25. November 2026', 'zwischen dem 30. November 2026 und dem 3. Dezember 2026'],
    ['America/Los_Angeles', '24. November 2026', 'zwischen dem 27. November 2026 und dem 2. Dezember 2026'],
    ['Pacific/Auckland', '25. November 2026', 'zwischen dem 30. November 2026 und dem 3. Dezember 2026'],
  ])('counts in the days of the shop, which is in %s', (timeZone, placed, arrival) => {
    const createdAt = Date.parse('2026-11-25T00:30:00+01:00');
    const { text } = orderLetter('order-received', {
      order: { ...order, createdAt },
      number: 'EW-1',
      isMember: false,
      shop: { ...shop, timeZone },
    });
    expect(text).toContain(`Bestellt am: ${placed}`);
    expect(text).toContain(arrival);
  });

  test.each([
    ['en', /^Meals: Sat, Nov 28, 6\s–\s8\sPM$/m],
    ['fn', /^Repas : sam\. 28 nov\., 18:00\s?[-–]\s?20:00$/m],
    ['de', /^Mahlzeiten: Sa\., 28\. Nov\., 18[-–]20\sUhr$/m],
  ])('says in %s when meals are brought, as the pages do', (language, line) => {
    const slot = { date: '2026-11-28', time: '18:00-20:00' };
    const { text } = orderLetter('order-received', {
      order: { ...order, language, slot },
      number: 'EW-1',
      isMember: false,
      shop,
    });
    expect(text.replaceAll('\u00a0', ' ')).toMatch(line);
  });

  test.each([
    ['order-received', true],
    ['order-confirmed', true],
    ['order-payment', false],
    ['order-paid', false],
    ['order-sent', false],
  ] as const)('%s names the attached terms only if they are: %s', (kind, isAttached) => {
    for (const language of languages) {
      const { text } = letter(language, kind);
      expect(/attached|jointes|hängen an|im Anhang/.test(text)).toBe(isAttached);
      expect(text.includes('https://shop.example/terms-conditions#withdrawal')).toBe(!isAttached);
    }
  });

  test('that the owner sends from a mail program has no attachment', () => {
    const { text } = stepLetter({
      order: { ...order, language: 'en' },
      number: 'EW-1',
      isMember: false,
      shop,
    });
    expect(text).not.toContain('attached');
    expect(text).toContain('https://shop.example/terms-conditions#withdrawal');
  });

  test.each(languages)('says in %s the same as text and as HTML, and fetches nothing', (language) => {
    for (const kind of [
      'order-received',
      'order-confirmed',
      'order-payment',
      'order-paid',
      'order-sent',
      'order-cancelled',
    ] as const) {
      const { text, html } = letter(language, kind);
      const page = new JSDOM(html).window.document;
      const seen = page.body.textContent.replaceAll(/\s+/g, ' ');
      for (const line of text
        .split(/\n|\u00a0?: |\u00a0?:$/m)
        .filter((part) => part.length > 3 && !/^(-+ ?|https?:.*)$/.test(part)))
        expect(seen).toContain(line.replace(/:$/, '').replaceAll(/\s+/g, ' ').trim());
      expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import|src=/i);
    }
  });
});

test.each([
  ['EW-7K3M-9QXA-2D8H-6TPW', 'Wir haben Ihren Widerruf der Bestellung EW-7K3M-9QXA-2D8H-6TPW erhalten'],
  ['die grüne Matte von letzter Woche', 'Wir haben Ihren Widerruf erhalten'],
])('the receipt of a withdrawal of %j says when it came and what it is of', (about, subject) => {
  const createdAt = Date.parse('2026-11-25T23:30:15Z');
  const facts = { number: 'EWW-1', name: 'Ada', language: 'de', about, createdAt, shop };
  const receipt = withdrawalLetter(facts);
  expect(receipt.subject).toBe(subject);
  expect(receipt.text).toContain('am 26. November 2026 um 00:30:15 MEZ');
  expect(receipt.text).toContain(about);
});

test.each([
  ['en', /is ready$/, /way|parcel/],
  ['fn', /est prête$/, /en route|colis/],
  ['de', /ist bereit$/, /unterwegs|Paket/],
])('in %s an order of programs alone is ready, and not on its way', (language, subject, parcel) => {
  const lines = order.lines.filter(({ kind }) => kind === 'program');
  const online = { ...order, lines, language, status: 'sent', delivery: 'none', earlyStart: true } as const;
  const letters = ['order-confirmed', 'order-paid', 'order-sent'] as const;
  for (const kind of letters) {
    const { text } = orderLetter(kind, { order: online, number: 'EW-1', isMember: false, shop });
    expect(text).not.toMatch(parcel);
  }
  const { subject: said } = orderLetter('order-sent', {
    order: online,
    number: 'EW-1',
    isMember: false,
    shop,
  });
  expect(said).toMatch(subject);
});

test.each([
  ['after the step, the refund', Date.parse('2026-11-28T10:00:00Z'), /^Geld zurück für Ihre Bestellung/],
  ['before the step, the step', Date.parse('2026-11-25T10:00:00Z'), /ist unterwegs$/],
])('a letter that the owner sends by hand tells what happened last: %s', (_, at, subject) => {
  const sent = { ...order, status: 'sent' as const, at: { sent: Date.parse('2026-11-26T10:00:00Z') } };
  const refunds = [{ at, day: '2026-11-25', sum: 10, lines: {}, isRestocked: false }];
  const facts = { order: { ...sent, refunds }, number: 'EW-1', isMember: false, shop };
  expect(stepLetter(facts).subject).toMatch(subject);
});

describe('what strangers typed', () => {
  test.each([
    'Ada\r\nBcc: victim@shop.example',
    'Ada\nSubject: You won',
    'Ada\u2028Bcc: victim@shop.example',
    'Ada\u0085X: 1',
    'Ada\u0000\u001b[2J\u202e',
  ])('%j makes no other header', (name) => {
    const { subject } = written({
      locale: 'en',
      subject: `For ${name}`,
      greeting: '',
      blocks: [],
      sender: [],
    });
    expect(subject).not.toMatch(/\p{Cc}|[\u2028\u2029\u202e]/u);
    expect(oneLine(name)).toMatch(/^Ada/);
  });

  test('is text in HTML, too', () => {
    const message = '<img src=x onerror=alert(1)>"\'&';
    const { html, text } = messageLetter({ number: 'EWC-1', name: '<b>Ada', language: 'en', message, shop });
    const page = new JSDOM(html).window.document;
    expect(page.querySelector('img, b')).toBeNull();
    expect(page.querySelector('blockquote')?.textContent).toBe(message);
    expect(text).toContain(`> ${message}`);
  });
});
