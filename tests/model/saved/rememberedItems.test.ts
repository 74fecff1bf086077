import { expect, test } from 'vitest';
import { viewedFrom, withViewed } from '#model/saved/viewedItems';
import { includesItem, withItemAt, withoutItem } from '#model/saved/savedItem';
import { stockWishesFrom, withStockWish } from '#model/saved/stockWishes';
import { saved } from '#tests/support/samples';

const many = Array.from({ length: 30 }, (_, number) => `item-${number}`);

test('what was seen last stands in front, once, and twelve are remembered', () => {
  const mat = { kind: 'product', id: 'mat' } as const;
  const calm = { kind: 'program', id: 'mat' } as const;
  expect(withViewed([calm, mat], mat)).toEqual([mat, calm]);
  const long = many.map((id) => ({ kind: 'product', id }) as const);
  expect(withViewed(long, mat)).toEqual([mat, ...long.slice(0, 11)]);
});

test('what an earlier visit saw is read item by item', () => {
  expect(
    viewedFrom([{ kind: 'program', id: 'calm' }, { id: 'mat' }, { id: '' }, { id: 5 }, 'mat', null]),
  ).toEqual([
    { kind: 'program', id: 'calm' },
    { kind: 'product', id: 'mat' },
  ]);
  expect(viewedFrom(many.map((id) => ({ id })))).toHaveLength(12);
  expect(viewedFrom('nothing')).toEqual([]);
});

const fern = { id: 'tee', selectedProductColor: 'Fern', selectedProductSize: 'M' };

test('what somebody waits for stands once, the newest first, twenty at most', () => {
  const [mat, cup] = [{ id: 'mat' }, { id: 'cup' }];
  const long = many.map((id) => ({ id }));
  expect(withStockWish([mat, cup], cup)).toEqual([cup, mat]);
  expect(withStockWish(long, mat)).toEqual([mat, ...long.slice(0, 19)]);
  const tee = { id: 'tee' };
  const large = { ...fern, selectedProductSize: 'L' };
  expect(withStockWish([tee, large, fern], fern)).toEqual([fern, tee, large]);
});

test('what an earlier visit waited for is read wish by wish, also where it saved ids alone', () => {
  expect(stockWishesFrom(['mat', 'mat', 5, '', 'a/b', 'x'.repeat(129), 'x'.repeat(128)])).toEqual([
    { id: 'mat' },
    { id: 'x'.repeat(128) },
  ]);
  expect(
    stockWishesFrom([fern, { ...fern }, { ...fern, selectedProductSize: 5 }, { id: 'a/b' }, null]),
  ).toEqual([fern, { id: 'tee' }]);
  expect(stockWishesFrom(many)).toEqual(many.slice(0, 20).map((id) => ({ id })));
});

test('any product can be waited for that the catalogue can have', () => {
  const ids = ['Café crème 1', 'тест', 'a?b', '100%'];
  expect(stockWishesFrom([...ids, ' ', 'a.b', 'a#b', 'a\u0007b', 'toString'])).toEqual(
    ids.map((id) => ({ id })),
  );
});

test('a saved item goes and comes back to its place, whatever else has its id', () => {
  const [mat, cup, program] = [saved(), saved({ id: 'cup' }), saved({ kind: 'program' })];
  expect(withoutItem([mat, program, cup], mat)).toEqual([program, cup]);
  expect(withItemAt([program, cup], mat, 1)).toEqual([program, mat, cup]);
  expect(withItemAt([program, mat, cup], mat, 0)).toEqual([program, mat, cup]);
  expect([includesItem([program], mat), includesItem([program, mat], mat)]).toEqual([false, true]);
});
