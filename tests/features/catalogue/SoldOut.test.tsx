import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SoldOut } from '#features/catalogue/detail/buy/SoldOut';
import { deviceWishes } from '#services/storage/deviceStockWishes';
import { product, variation } from '#tests/support/samples';
import { showShop } from '#tests/support/showShop';

const tee = product({ id: 'tee', variation: [variation('Fern', { M: 0, L: 0 })] });
const inFern = (size: string) => ({ selectedProductColor: 'Fern', selectedProductSize: size });
const tell = () => screen.getByRole('button', { name: 'Tell me when it is back' });

beforeEach(() => deviceWishes.forget());

test('waits for the colour and size that are chosen, and for no other', async () => {
  const { user, unmount } = await showShop(
    <SoldOut product={tee} choice={inFern('M')} onChoose={() => {}} />,
    [tee],
  );
  await user.click(tell());
  expect(tell()).toHaveAttribute('aria-pressed', 'true');
  expect(deviceWishes.read()).toEqual([{ id: 'tee', ...inFern('M') }]);
  unmount();
  await showShop(<SoldOut product={tee} choice={inFern('L')} onChoose={() => {}} />, [tee]);
  expect(tell()).toHaveAttribute('aria-pressed', 'false');
});

test('waits for any colour and size until both are chosen, and no longer when pressed again', async () => {
  const { user } = await showShop(
    <SoldOut product={tee} choice={{ selectedProductColor: 'Fern' }} onChoose={() => {}} />,
    [tee],
  );
  await user.click(tell());
  expect(deviceWishes.read()).toEqual([{ id: 'tee' }]);
  await user.click(tell());
  expect(deviceWishes.read()).toEqual([]);
});

test('leads to another colour that has the size, and offers none that has not', async () => {
  const onChoose = vi.fn<(choice: object) => void>();
  const many = product({
    id: 'tee',
    variation: [variation('Fern', { M: 0, L: 2 }), variation('Clay', { M: 3 }), variation('Night', { M: 0 })],
  });
  const { user } = await showShop(<SoldOut product={many} choice={inFern('M')} onChoose={onChoose} />, [
    many,
  ]);
  expect(screen.getByText(/Another color has size/)).toHaveTextContent('Another color has size M');
  expect(screen.queryByRole('button', { name: 'Night' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clay' }));
  expect(onChoose).toHaveBeenCalledWith({ selectedProductColor: 'Clay', selectedProductSize: 'M' });
});
