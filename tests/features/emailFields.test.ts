import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { resetSchema, signInSchema, signUpSchema } from '#features/account/sign-in/accountSchemas';
import { checkoutSchema, emptyCheckout } from '#features/checkout/details/checkoutSchema';
import { contactSchema } from '#features/messages/ContactForm';
import { withdrawalSchema } from '#features/messages/WithdrawForm';
import { emptyApplication, partnerSchema } from '#features/messages/partnerSchema';
import {
  addressesInUse,
  impossibleDomains,
  internationalDomains,
  labelledAddresses,
  noAddresses,
  pastedAddresses,
} from '#tests/tables/emails';

const order = { ...emptyCheckout, name: 'Ada' };
const parcel = { ...order, country: 'DE', line1: 'Elm 1', city: 'Berlin', postcode: '10115' };
const application = {
  ...emptyApplication,
  Physical: true,
  name: 'Ada',
  organisation: 'Studio',
  country: 'FR',
  partnerType: 'studio',
  message: 'Hello',
  consent: true,
};
const contact = { name: 'Ada', topic: 'other', orderNumber: '', message: 'Hello', leaveEmpty: '' };
const withdrawal = { name: 'Ada', about: 'The mat', items: '', leaveEmpty: '' };
const password = 'correct horse';

/** The address as a form would send it, or nothing where it is refused. */
const forms: Record<string, (email: string) => unknown> = {
  checkout: (email) => kept(safeParse(checkoutSchema(false), { ...order, email })),
  'checkout with a parcel': (email) => kept(safeParse(checkoutSchema(true), { ...parcel, email })),
  contact: (email) => kept(safeParse(contactSchema, { ...contact, email })),
  partner: (email) => kept(safeParse(partnerSchema, { ...application, email })),
  withdrawal: (email) => kept(safeParse(withdrawalSchema, { ...withdrawal, email })),
  'sign-in': (email) => kept(safeParse(signInSchema, { email, password })),
  'sign-up': (email) => kept(safeParse(signUpSchema, { displayName: 'Ada', email, password })),
  reset: (email) => kept(safeParse(resetSchema, { email })),
};

const kept = (judged: { success: boolean; output: unknown }): unknown =>
  judged.success && typeof judged.output === 'object' && judged.output && 'email' in judged.output
    ? judged.output.email
    : undefined;

describe.each(Object.entries(forms))('the e-mail address of %s', (_, sent) => {
  test.each(addressesInUse)('%j is taken', (address) => {
    // Accents are put together, as everywhere in the shop.
    expect(sent(address)).toBe(address.normalize('NFC'));
  });

  test.each([...internationalDomains, ...pastedAddresses, ...labelledAddresses])(
    '%j is kept as %j',
    (typed, expected) => {
      expect(sent(typed)).toBe(expected);
    },
  );

  test.each([...noAddresses, ...impossibleDomains, 'ada@shop.exa\u0000mple'])('%j is refused', (text) => {
    expect(sent(text)).toBeUndefined();
  });
});
