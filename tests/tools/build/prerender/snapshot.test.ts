import { expect, test } from 'vitest';
import { snapshotOf, withSnapshot } from '#tools/build/prerender/snapshot';
import { tagsIn } from '#tools/build/tags';
import { product, program } from '#tests/support/samples';

const many = Array.from({ length: 500 }, (_, index) => product({ id: `item-${index}` }));
const written = new Date('2026-11-01T08:00:00Z');

test('a snapshot has at most 400 rows, its age, and a name that follows its content', () => {
  const one = snapshotOf({ programs: [program()], products: many }, written);
  const { writtenAt, programs, products } = JSON.parse(one.text) as Record<string, string | unknown[]>;
  expect(writtenAt).toBe('2026-11-01T08:00:00.000Z');
  expect([programs?.length, products?.length]).toEqual([1, 399]);
  expect(one.file).toMatch(/^assets\/catalogue-[0-9a-f]{8}\.json$/);
  const other = snapshotOf({ programs: [program({ price: 1 })], products: many }, written);
  expect(other.file).not.toBe(one.file);
});

test('a page says where the snapshot is', () => {
  const snapshot = snapshotOf({ programs: [program()], products: [] }, written);
  const tag = tagsIn(withSnapshot('<head></head>', snapshot)).find(
    ({ attributes }) => attributes.get('name') === 'catalogue-snapshot',
  );
  expect(tag?.attributes.get('content')).toBe(`/${snapshot.file}`);
});

test('a script that speaks of the end of a head does not end it', () => {
  const snapshot = snapshotOf({ programs: [program()], products: [] }, written);
  const script = '<script>"</head>"</script>';
  expect(withSnapshot(`<head>${script}</head>`, snapshot)).toBe(`<head>${script}${snapshot.tag}</head>`);
});

test('a page without a head is no page that could say it', () => {
  const snapshot = snapshotOf({ programs: [program()], products: [] }, written);
  expect(() => withSnapshot('<body></body>', snapshot)).toThrow('head');
});

test('a page says what the owner had set, whatever stands in it', () => {
  const settings = { banner: { en: 'Tea & "cake"' } };
  const snapshot = snapshotOf({ programs: [program()], products: [], settings }, written);
  const tag = tagsIn(withSnapshot('<head></head>', snapshot)).find(
    ({ attributes }) => attributes.get('name') === 'shop-settings',
  );
  expect(JSON.parse(tag?.attributes.get('content') ?? '')).toEqual(settings);
});

test('a page says what the catalogue has nothing of', () => {
  const snapshot = snapshotOf(
    { programs: [program({ dimensions: ['Social'] })], products: [product({ category: ['Food'] })] },
    written,
  );
  const tag = tagsIn(withSnapshot('<head></head>', snapshot)).find(
    ({ attributes }) => attributes.get('name') === 'empty-addresses',
  );
  const empty: unknown = JSON.parse(tag?.attributes.get('content') ?? '');
  expect(empty).toContain('/cloud-kitchen');
  expect(empty).toContain('/shopdetails?dimension=Physical');
  expect(empty).not.toContain('/shopdetails?dimension=Social');
  expect(empty).not.toContain('/Food');
});
