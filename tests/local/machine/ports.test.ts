import { describe, expect, it } from 'vitest';
import { readPortShift } from '../../../local/machine/ports';

describe('the port shift', () => {
  it('is none when nothing is set', () => {
    expect(readPortShift(undefined)).toBe(0);
    expect(readPortShift('')).toBe(0);
  });

  it('is the whole number that is set', () => {
    expect(readPortShift('200')).toBe(200);
  });

  it.each(['-1', '1.5', 'two', '60000'])('refuses %s and says what is allowed', (value) => {
    expect(() => readPortShift(value)).toThrow(/whole number from 0 to 50000/);
  });
});
