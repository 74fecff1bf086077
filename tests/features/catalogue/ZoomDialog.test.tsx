import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ZoomDialog } from '#features/catalogue/detail/gallery/ZoomDialog';
import { renderInShop } from '#tests/support/shopFixture';

const show = (shownWidth = 300) =>
  renderInShop(
    <ZoomDialog
      name="Mat"
      images={['/1.svg', '/2.svg', '/3.svg']}
      start={0}
      shownWidth={shownWidth}
      onClose={vi.fn<() => void>()}
    />,
  );
const position = () => screen.getByRole('status').textContent;
const picture = () => screen.getByRole('button', { name: 'Twice as large' });

function swipe(...[from, to]: [x: number, y: number][]): void {
  const touch = ([clientX, clientY]: [number, number] = [0, 0]) => [{ clientX, clientY }];
  fireEvent.touchStart(picture(), { touches: touch(from) });
  fireEvent.touchEnd(picture(), { changedTouches: touch(to) });
}

test('the arrow keys change the picture wherever the focus is', async () => {
  const { user } = await show();
  expect(screen.getByRole('dialog')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(position()).toBe('2 of 3');
  screen.getByRole('button', { name: 'Close' }).focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(position()).toBe('3 of 3');
});

test('a swipe sideways changes the picture, one upwards does not', async () => {
  await show();
  swipe([200, 100], [100, 110]);
  expect(position()).toBe('2 of 3');
  swipe([100, 100], [200, 110]);
  expect(position()).toBe('1 of 3');
  swipe([100, 200], [50, 100]);
  swipe([100, 100], [80, 100]);
  expect(position()).toBe('1 of 3');
});

test('a large picture is scrolled, not changed', async () => {
  const { user } = await show();
  await user.click(picture());
  await user.keyboard('{ArrowRight}');
  swipe([200, 100], [100, 100]);
  expect(position()).toBe('1 of 3');
});

test('a picture that the window shows larger than the page did opens whole', async () => {
  await show(300);
  expect(picture()).toHaveAttribute('aria-pressed', 'false');
});

test('a picture as wide as the window opens twice as large', async () => {
  await show(900);
  expect(picture()).toHaveAttribute('aria-pressed', 'true');
});
