import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { earlierNumber, isNumberOf, referenceNumber } from '#model/order/referenceNumber';

const id = '-OaBcDeFgHiJkLmNoPq1';
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

describe('a reference number', () => {
  test('is the same for the same id and can be read out', () => {
    expect(referenceNumber(id)).toBe(referenceNumber(id));
    expect(referenceNumber(id)).toMatch(/^EW(-[0-9A-HJKMNP-TV-Z]{4}){4}$/);
    expect(referenceNumber(id, 'EWP')).toMatch(/^EWP-/);
  });
  test('never changes: it stands on paper', () => {
    expect(referenceNumber(id)).toBe('EW-N33C-7DSX-H00J-X4CP');
    expect(earlierNumber(id)).toBe('EW-T05TD-41QNG');
    expect(earlierNumber('-OaBcDeFgHiJkLmNo_q1', 'EWP')).toBe('EWP-H40SE-5550M');
  });
  test('is made of a digest that nobody can turn round', () => {
    fc.assert(
      fc.property(fc.string(), (any) => {
        const bytes = createHash('sha256').update(any).digest().subarray(0, 16);
        const characters = Array.from(bytes, (byte) => alphabet.charAt(byte % 32)).join('');
        expect(referenceNumber(any).replaceAll('-', '').slice(2)).toBe(characters);
      }),
    );
  });
  test('differs where the earlier one was made to be the same', () => {
    const [one, other] = ['-OaBcDeFgHip_I3gqbv6', '-OaBcDeFgHiTUf8x-hV9'];
    expect(earlierNumber(one)).toBe(earlierNumber(other));
    expect(referenceNumber(one)).not.toBe(referenceNumber(other));
  });
  test.each([
    referenceNumber(id),
    earlierNumber(id),
    referenceNumber(id).toLowerCase(),
    ` ${earlierNumber(id)} `,
  ])('is found by %j', (typed) => expect(isNumberOf(typed, id)).toBe(true));
  test.each(['', 'EW', referenceNumber(id, 'EWC'), referenceNumber(id).slice(0, -1), id])(
    'is not found by %j',
    (typed) => expect(isNumberOf(typed, id)).toBe(false),
  );
});
