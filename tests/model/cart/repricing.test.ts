import { expect, test } from 'vitest';
import { unitPrice } from '#model/money/pricing';
import { repriced } from '#model/cart/repricing';
import { line, product, variation } from '#tests/support/samples';

test('a cart that is up to date stays the very same list', () => {
  const lines = [line({ price: 25, discount: 10 })];
  expect(repriced(lines, () => product({ discount: 10 }))).toBe(lines);
});

test('name, price, discount and pictures follow the catalogue; quantity and id stay', () => {
  const [updated] = repriced([line({ price: 0.01, quantity: 3 })], () =>
    product({ name: 'Cork mat', price: 30, discount: 50, image: ['/new.svg'] }),
  );
  expect(updated).toMatchObject({ cartItemId: 'line-1', name: 'Cork mat', image: ['/new.svg'], quantity: 3 });
  expect(updated && unitPrice(updated)).toBe(15);
});

test.each([
  ['name', { name: 'Cork mat' }],
  ['price', { price: 30 }],
  ['discount', { discount: 50 }],
  ['image', { image: ['/new.svg'] }],
])('a change of the %s alone is followed', (_field, change) => {
  const [updated] = repriced([line()], () => product(change));
  expect(updated).toMatchObject(change);
});

test('a line shows the picture of its own colour', () => {
  const fern = { ...variation('Fern', { S: 1 }), image: ['/fern.svg'] };
  const lines = [line({ selectedProductColor: 'Fern', selectedProductSize: 'S', image: ['/fern.svg'] })];
  expect(repriced(lines, () => product({ image: ['/mat.svg'], variation: [fern] }))).toBe(lines);
});

test('a line whose item is gone stays as it is', () => {
  const lines = [line({ id: 'gone' }), line({ cartItemId: 'b' })];
  const next = repriced(lines, ({ id }) => (id === 'mat' ? product({ price: 30 }) : undefined));
  expect(next[0]).toBe(lines[0]);
  expect(next[1]?.price).toBe(30);
});

test('a line remembers what it cost until it costs that again', () => {
  const now = (price: number) => () => product({ price });
  const [dearer] = repriced([line({ price: 20 })], now(30));
  expect(dearer).toMatchObject({ price: 30, priceBefore: 20 });
  const [again] = repriced(dearer ? [dearer] : [], now(40));
  expect(again?.priceBefore).toBe(20);
  const [back] = repriced(again ? [again] : [], now(20));
  expect(back).not.toHaveProperty('priceBefore');
});
