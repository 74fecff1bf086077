import { safeParse, type GenericSchema } from 'valibot';
import { describe, expect, test } from 'vitest';
import { nameSchema, signUpSchema } from '#features/account/sign-in/accountSchemas';
import { checkoutSchema, emptyCheckout } from '#features/checkout/details/checkoutSchema';
import { contactSchema } from '#features/messages/ContactForm';
import { withdrawalSchema } from '#features/messages/WithdrawForm';
import { noteSchema } from '#features/desk/order/schemas';
import { emptyApplication, partnerSchema } from '#features/messages/partnerSchema';
import { phoneShape } from '#model/order/phone';
import { isFields } from '#model/untrusted';
import { blankTexts, pastedLines, pastedParagraphs } from '#tests/tables/pastedTexts';
import { noPhones, phones } from '#tests/tables/phones';

const email = 'ada@shop.example';
const forms = {
  checkout: {
    schema: checkoutSchema(true),
    filled: {
      ...emptyCheckout,
      name: 'Ada',
      email,
      country: 'JP',
      line1: 'Elm 1',
      city: 'Berlin',
      region: 'Tōkyō',
      postcode: '100-0001',
    },
  },
  contact: {
    schema: contactSchema,
    filled: { name: 'Ada', email, topic: 'order', orderNumber: '', message: 'Hello', leaveEmpty: '' },
  },
  partner: {
    schema: partnerSchema,
    filled: {
      ...emptyApplication,
      Physical: true,
      name: 'Ada',
      organisation: 'Studio',
      email,
      country: 'FR',
      partnerType: 'studio',
      message: 'Hello',
      consent: true,
    },
  },
  withdrawal: {
    schema: withdrawalSchema,
    filled: { name: 'Ada', about: 'The mat', email, items: '', leaveEmpty: '' },
  },
  note: { schema: noteSchema, filled: { note: '', seen: '' } },
  signUp: { schema: signUpSchema, filled: { displayName: 'Ada', email, password: 'correct horse' } },
  profile: { schema: nameSchema, filled: { displayName: 'Ada' } },
} satisfies Record<string, { schema: GenericSchema; filled: object }>;

/** What the form sends of a field into which `text` was pasted; nothing where it is refused. */
function sent(form: keyof typeof forms, field: string, text: string): unknown {
  const { schema, filled } = forms[form];
  const judged = safeParse<GenericSchema>(schema, {
    ...filled,
    isForOther: true,
    recipient: 'Eve',
    [field]: text,
  });
  return judged.success && isFields(judged.output) ? judged.output[field] : undefined;
}

const lines = [
  ['checkout', 'name'],
  ['checkout', 'recipient'],
  ['checkout', 'line1'],
  ['checkout', 'line2'],
  ['checkout', 'city'],
  ['checkout', 'region'],
  ['contact', 'name'],
  ['partner', 'name'],
  ['partner', 'organisation'],
  ['withdrawal', 'name'],
  ['signUp', 'displayName'],
  ['profile', 'displayName'],
] as const;

const paragraphs = [
  ['checkout', 'note'],
  ['checkout', 'card'],
  ['contact', 'message'],
  ['partner', 'message'],
  ['withdrawal', 'about'],
  ['withdrawal', 'items'],
  ['note', 'note'],
] as const;

describe.each([
  ...lines.map((place) => [...place, pastedLines] as const),
  ...paragraphs.map((place) => [...place, pastedParagraphs] as const),
])('in %s, the field %s', (form, field, texts) => {
  test.each(texts)('keeps %j as %j', (pasted, kept) => {
    expect(sent(form, field, pasted)).toBe(kept);
  });
  test.each(blankTexts)('takes %j for empty', (blank) => {
    expect([undefined, '']).toContain(sent(form, field, blank));
  });
});

describe.each(['checkout', 'partner'] as const)('in %s, the telephone number', (form) => {
  test.each(phones)('%j is kept as %j', (typed, kept) => {
    expect(sent(form, 'phone', typed)).toBe(kept);
    expect(kept).toMatch(phoneShape);
  });
  test.each(noPhones)('%j is refused', (text) => {
    expect(sent(form, 'phone', text)).toBeUndefined();
  });
  test.each(blankTexts)('may be empty: %j', (blank) => {
    expect(sent(form, 'phone', blank)).toBe('');
  });
});

test.each([
  ['EW-\u2060ABC\u200b1', 'EW-ABC1'],
  ['EW\u2011ABC–1', 'EW-ABC-1'],
  ['ＥＷ－ＡＢＣ１', 'EW-ABC1'],
  ['\u202aEW-ABC1\u202c\n', 'EW-ABC1'],
  ['EW-ABC\u00a01', 'EW-ABC 1'],
])('the number of an order pasted as %j is kept as %j', (pasted, kept) => {
  expect(sent('contact', 'orderNumber', pasted)).toBe(kept);
});

test.each([
  ['\u200bhttps://studio.example/a', 'https://studio.example/a'],
  ['studio.example\u202c\n', 'https://studio.example'],
  ['https://studio.ex\u00adample', 'https://studio.example'],
])('a link pasted as %j is kept as %j', (pasted, kept) => {
  expect(sent('partner', 'link', pasted)).toBe(kept);
});
