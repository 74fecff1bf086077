import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digestOf } from '#model/digest';
import { folded } from '#model/folded';

test('a digest is the same for the same, sixteen characters long, and another for anything else', () => {
  expect(digestOf({ a: [1, 'two'] })).toBe(digestOf({ a: [1, 'two'] }));
  const seen = new Map<string, string>();
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const [digest, text] = [digestOf(value), JSON.stringify(value)];
      expect(digest).toMatch(/^[0-9a-f]{16}$/);
      expect(seen.get(digest) ?? text).toBe(text);
      seen.set(digest, text);
    }),
    { numRuns: 500 },
  );
  const neighbours = Array.from({ length: 3000 }, (_, number) => digestOf(`order ${number}`));
  expect(new Set(neighbours).size).toBe(neighbours.length);
  for (const half of [0, 8])
    expect(new Set(neighbours.map((digest) => digest.slice(half, half + 8))).size).toBeGreaterThan(2990);
});

test('accents and capitals say nothing', () => {
  expect([folded('Événement'), folded('ÇA Va?'), folded('mat')]).toEqual(['evenement', 'ca va?', 'mat']);
});

test('blanks of all kinds are one', () => {
  expect(folded('Vraiment\u202f? 5\u00a0kg')).toBe('vraiment ? 5 kg');
});
