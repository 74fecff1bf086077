import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNumberOf, numbersIn } from '#model/desk/numbersIn';
import { earlierNumber, referenceNumber } from '#model/order/referenceNumber';

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
    // As it is pasted from a letter, a transfer, a sheet: EW-N33C-7DSX-H00J-X4CP.
    'EW\u2011N33C\u20117DSX\u2011H00J\u2011X4CP',
    'EW–N33C–7DSX–H00J–X4CP',
    'EW\u2212N33C\u22127DSX\u2212H00J\u2212X4CP',
    'EW N33C 7DSX H00J X4CP',
    'EW\u00a0N33C\u00a07DSX\u00a0H00J\u00a0X4CP',
    'ewn33c7dsxh00jx4cp',
    'EW - N33C - 7DSX - H00J - X4CP',
    'EW-N33C-7DSX-H00J-X4CP.',
    '“EW-N33C-7DSX-H00J-X4CP”',
    '(EW-N33C-7DSX-H00J-X4CP)',
    '#EW-N33C-7DSX-H00J-X4CP',
    'Re: EW-N33C-7DSX-H00J-X4CP',
    'Bestellung Nr. EW-N33C-7DSX-H00J-X4CP, die Matte',
    'the new mat of EW-N33C-7DSX-H00J-X4CP',
    '\u202aEW-N33C-7DSX-H00J-X4CP\u202c',
    'EW-N33C\u200b-7DSX-H00J\u00ad-X4CP',
    'ＥＷ－Ｎ３３Ｃ－７ＤＳＸ－Ｈ００Ｊ－Ｘ４ＣＰ',
    // These were read out, and written down by ear.
    'EW-N33C-7DSX-HOOJ-X4CP',
    'EW-TO5TD-4IQNG',
    'EW-T05TD-4lQNG',
    'EW T05TD 41QNG',
  ])('is found by %j', (typed) => expect(isNumberOf(numbersIn(typed), id)).toBe(true));
  test.each([
    '',
    'EW',
    referenceNumber(id, 'EWC'),
    referenceNumber(id, 'EWC').replaceAll('-', ''),
    referenceNumber(id).slice(0, -1),
    referenceNumber(id).slice(3),
    'a new mat of last week, which was too short',
    id,
  ])('is not found by %j', (typed) => expect(isNumberOf(numbersIn(typed), id)).toBe(false));
});
