import { expect, test } from 'vitest';
import { suggestedEmail } from '#model/emailSuggestion';
import { emailSlips, rightEmails } from '#tests/tables/emailSlips';

test.each(emailSlips)('%s was meant as %s', (typed, meant) => {
  expect(suggestedEmail(typed)).toBe(meant);
});

test.each([...rightEmails, ...emailSlips.map(([, meant]) => meant)])(
  'nothing else is suggested for %s',
  (address) => {
    expect(suggestedEmail(address)).toBeUndefined();
  },
);

test.each(['', 'ada', 'ada@', '@gmial.com', 'ada@gmial', 'ada ada@gmial.com', 'ada@@gmial.com'])(
  'what is no address, as %j, gets no suggestion',
  (typed) => expect(suggestedEmail(typed)).toBeUndefined(),
);
