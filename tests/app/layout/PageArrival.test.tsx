import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { expect, test, vi } from 'vitest';
import { PageArrival } from '#app/layout/PageFrame';

/** A page whose code has not come yet, and a way to let it come. */
function latePage() {
  let arrive: () => void = () => {};
  const code = new Promise<{ default: () => React.JSX.Element }>((resolve) => {
    arrive = () => resolve({ default: () => <h1>The page</h1> });
  });
  const Page = lazy(() => code);
  const onArrive = vi.fn<(hasPressed: boolean) => void>();
  render(
    <PageArrival onArrive={onArrive}>
      <Page />
    </PageArrival>,
  );
  return { onArrive, arrive: () => act(async () => arrive()) };
}

test('a page tells once that it is rendered, when its code has come', async () => {
  const { onArrive, arrive } = latePage();
  expect(onArrive).not.toHaveBeenCalled();
  await arrive();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  expect(onArrive.mock.calls).toEqual([[false]]);
});

test.for([
  ['pressed something', () => userEvent.keyboard('{Tab}')],
  // Pasted, dictated or filled in: no key tells of it.
  ['written something', () => window.dispatchEvent(new Event('input'))],
] as const)('a page tells that somebody has %s while it came', async ([, press]) => {
  const { onArrive, arrive } = latePage();
  await press();
  await arrive();
  expect(onArrive.mock.calls).toEqual([[true]]);
});
