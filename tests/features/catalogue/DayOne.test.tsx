import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { hasDay } from '#content/library';
import { DayOne } from '#features/catalogue/detail/program/DayOne';
import { StepTimer } from '#features/catalogue/detail/program/StepTimer';
import { program } from '#tests/support/samples';
import { showShop } from '#tests/support/showShop';

const quiet = program({ id: 'ten-quiet-minutes', name: 'Ten Quiet Minutes', price: 32 });

test('three programs have a first day, and others none', () => {
  for (const id of ['ten-quiet-minutes', 'evening-pages', 'calm-money-mornings'])
    expect(hasDay(id)).toBe(true);
  expect(hasDay('hill-walker')).toBe(false);
});

test('the steps are done one by one, kept on the device, and end with what comes next and its price', async () => {
  const { user, unmount } = await showShop(<DayOne program={quiet} />, [quiet]);
  expect(await screen.findByRole('heading', { name: 'Day one: arrive' })).toBeVisible();
  await user.click(screen.getByText('Do it now, here'));
  const boxes = screen.getAllByRole('checkbox');
  await user.click(boxes[0] ?? document.body);
  expect(screen.getByRole('progressbar', { name: `1 of ${boxes.length} steps done` })).toBeVisible();
  expect(screen.queryByText(/Week one brings/)).toBeNull();
  unmount();
  await showShop(<DayOne program={quiet} />, [quiet]);
  expect((await screen.findAllByRole('checkbox'))[0]).toBeChecked();
  for (const box of screen.getAllByRole('checkbox').slice(1)) await user.click(box);
  expect(screen.getByText(/^Week one brings/)).toBeVisible();
  expect(screen.getByText('$32.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Begin again' }));
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
});

test('a timer counts a step down by the clock, and can be stopped', async () => {
  const { user } = await showShop(<StepTimer seconds={120} />, []);
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: false });
  await user.click(screen.getByRole('button', { name: 'Start the timer, 2:00' }));
  act(() => void vi.advanceTimersByTime(30_000));
  expect(screen.getByText('1:30 left')).toBeVisible();
  act(() => void vi.advanceTimersByTime(95_000));
  expect(screen.getByRole('status')).toHaveTextContent('Time is up');
  await user.click(screen.getByRole('button', { name: 'Start the timer, 2:00' }));
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.queryByText(/left/)).toBeNull();
});
