import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { needs } from '#model/needs';
import { topics } from '#model/topics';

const idsOf = (node: string): Set<unknown> => {
  const rows: unknown = JSON.parse(readFileSync(`local/seed/${node}.json`, 'utf8'));
  return new Set(Object.values(rows ?? {}).map((row: { id?: unknown }) => row.id));
};

test('every need has two or three programs and things of the sample catalogue', () => {
  const known = { programs: idsOf('programs'), products: idsOf('products') };
  for (const { programs, products } of needs) {
    for (const [node, ids] of Object.entries({ programs, products })) {
      expect(ids.length).toBeGreaterThanOrEqual(2);
      expect(ids.length).toBeLessThanOrEqual(3);
      for (const id of ids) expect(known[node === 'programs' ? 'programs' : 'products']).toContain(id);
    }
  }
});

test('every topic has a need that leads to it', () => {
  const pages: readonly string[] = needs.map(({ page }) => page);
  for (const { path } of topics) expect(pages).toContain(path);
});
