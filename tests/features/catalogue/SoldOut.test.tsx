import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SoldOut } from '#features/catalogue/detail/buy/SoldOut';
import { deviceWishes } from '#services/storage/deviceStockWishes';
import { product, variation } from '#tests/support/samples';
import { showShop } from '#tests/support/showShop';

const tee = product({ id: 'tee', variation: [variation('Fern', { M: 0, L: 0 })] });
const inFern = (size: string) => ({ selectedProductColor: 'Fern', selectedProductSize: size });
const tell = () => screen.getByRole('button', { name: 'Tell me when it is back' });

beforeEach(() => deviceWishes.forget());

test('waits for the colour and size that are chosen, and for no other', async () => {
  const { user, unmount } = await showShop(<SoldOut product={tee} choice={inFern('M')} />, [tee]);
  await user.click(tell());
  expect(tell()).toHaveAttribute('aria-pressed', 'true');
  expect(deviceWishes.read()).toEqual([{ id: 'tee', ...inFern('M') }]);
  unmount();
  await showShop(<SoldOut product={tee} choice={inFern('L')} />, [tee]);
  expect(tell()).toHaveAttribute('aria-pressed', 'false');
});

test('waits for any colour and size until both are chosen, and no longer when pressed again', async () => {
  const { user } = await showShop(<SoldOut product={tee} choice={{ selectedProductColor: 'Fern' }} />, [tee]);
  await user.click(tell());
  expect(deviceWishes.read()).toEqual([{ id: 'tee' }]);
  await user.click(tell());
  expect(deviceWishes.read()).toEqual([]);
});
