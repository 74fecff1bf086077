import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawingText } from '#features/sides/saveDrawing';
import { MySides } from '#features/sides/MySides';
import { dimensions } from '#model/catalogue/item';
import { showShop } from '#tests/support/showShop';

const show = () => showShop(<MySides>{(side) => <p>{`Help for ${side}`}</p>}</MySides>, []);
const answer = (name: RegExp, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });

test('eight answers make a wheel, name what needs most, and are kept on the device', async () => {
  const { user, unmount } = await show();
  expect(screen.getAllByRole('slider')).toHaveLength(8);
  expect(screen.getByRole('slider', { name: /^Physical/ })).toHaveAttribute('aria-valuetext', 'not answered');
  for (const side of dimensions) answer(new RegExp(`^${side}`), 8);
  answer(/^Financial/, 2);
  answer(/^Social/, 3);
  expect(screen.getByRole('slider', { name: /^Financial/ })).toHaveAttribute('aria-valuetext', '2 of 10');
  expect(screen.getByText('Help for Financial')).toBeVisible();
  expect(screen.getByText('Help for Social')).toBeVisible();
  expect(screen.queryByText('Help for Physical')).toBeNull();
  unmount();
  await show();
  expect(screen.getByText('Help for Financial')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('needs most: Financial, Social');
  await user.click(screen.getByRole('button', { name: 'Begin again' }));
  expect(screen.queryByText(/^Help for/)).toBeNull();
  expect(screen.getByRole('slider', { name: /^Social/ })).toHaveAttribute('aria-valuetext', 'not answered');
});

test('who begins again sees what was said the last time, and can go back to it', async () => {
  const { user } = await show();
  answer(/^Physical/, 3);
  await user.click(screen.getByRole('button', { name: 'Begin again' }));
  expect(screen.getByText('last time 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to my answers' }));
  expect(screen.getByRole('slider', { name: /^Physical/ })).toHaveAttribute('aria-valuetext', '3 of 10');
  expect(screen.queryByText(/^last time/)).toBeNull();
});

test('a press on the middle is an answer, too', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('slider', { name: /^Emotional/ }));
  expect(screen.getByRole('slider', { name: /^Emotional/ })).toHaveAttribute('aria-valuetext', '5 of 10');
});

test('a picture that is taken away has its colours and names in it', async () => {
  await show();
  const wheel = screen.getByRole('img', { name: 'Wheel of your eight sides' });
  if (!(wheel instanceof SVGSVGElement)) throw new Error('The wheel is no drawing.');
  const text = drawingText(wheel);
  for (const side of dimensions) expect(text).toContain(side);
  expect(text).toContain('width="1880"');
  expect(text).not.toContain('var(--');
});

test('a browser that makes no picture says so, and what helps', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Save as a picture' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('A screenshot keeps it, too.');
});
