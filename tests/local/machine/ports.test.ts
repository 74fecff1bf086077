import { describe, expect, it, test } from 'vitest';
import {
  address,
  contractPorts,
  host,
  nextPortShift,
  ports,
  readPortShift,
  shiftProblem,
} from '#local/machine/ports';
import { env } from '#env';

const own = new Set<number>(Object.values(contractPorts));
/** From 4400 on; the whole list is in the Fetch standard under "bad port". */
const badPorts = new Set([5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080]);

describe('the port shift', () => {
  it('is none when nothing is set', () => {
    expect(readPortShift(undefined)).toBe(0);
    expect(readPortShift('')).toBe(0);
  });

  it('is the whole number that is set', () => {
    expect(readPortShift('70')).toBe(70);
    expect(readPortShift('200')).toBe(200);
  });

  it.each([
    ['100', 'the database would listen on 9100, where the mocks of another checkout are'],
    ['500', "the emulators' log would listen on 5000, where the preview of another checkout is"],
    ['600', "the emulators' hub would listen on 5000, where the preview of another checkout is"],
    ['60', 'no browser opens port 5060, where the preview would listen'],
    ['61', 'no browser opens port 5061, where the preview would listen'],
    ['1', 'the Auth emulator would listen on 9100, where the mocks of another checkout are'],
    ['1000', 'no browser opens port 6000, where the preview would listen'],
    ['980', 'no browser opens port 10080, where the mocks would listen'],
  ])('refuses %s, for %s', (shift, reason) => {
    expect(() => readPortShift(shift)).toThrow(reason);
    expect(() => readPortShift(shift)).toThrow(`PORT_SHIFT=${shift}`);
  });

  it('is refused only with a service and its port named, and then by what browsers do or by our own ports', () => {
    const wrong = Array.from({ length: 50_001 }, (_, shift) => shift).filter((shift) => {
      const moved = Object.values(contractPorts).map((port) => port + shift);
      const lands = shift > 0 && moved.some((port) => own.has(port));
      return (shiftProblem(shift) !== undefined) !== (lands || moved.some((port) => badPorts.has(port)));
    });
    expect(wrong).toEqual([]);
  });

  it('is offered free of such places to those whose ports are taken', () => {
    expect(nextPortShift(0)).toBe(10);
    expect(nextPortShift(50)).toBe(70);
    expect(nextPortShift(90)).toBe(110);
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
