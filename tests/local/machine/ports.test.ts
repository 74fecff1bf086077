import { describe, expect, it, test } from 'vitest';
import { address, host, ports, readPortShift } from '../../../local/machine/ports';
import { env } from '../../../src/env';

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

test('the shop looks for what stands in for the cloud where that listens', () => {
  expect(env.isLocal).toBe(true);
  expect(env.authEmulatorUrl).toBe(address('auth'));
  expect(env.databaseEmulator).toEqual({ host, port: ports.database });
  expect(env.databaseNodeUrl('products')).toContain(`${address('database')}/products.json`);
  expect(env.newsletterUrl).toBe(`${address('mocks')}/newsletter`);
  expect(env.memberDashboardUrl).toBe(`${address('mocks')}/dashboard`);
  expect(env.siteUrl).toBe(address('preview'));
});
