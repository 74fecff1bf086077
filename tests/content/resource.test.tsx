import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createResources, useResource } from '#content/resource';

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? <p role="alert">This page failed.</p> : this.props.children;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a text that cannot be had is asked for once, and then the page says so', async () => {
  const load = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('gone')));
  const resources = createResources(load);
  const Text = () => <p>{useResource(resources('article')) as string}</p>;
  await act(async () => {
    render(
      <Boundary>
        <Suspense fallback="Loading">
          <Text />
        </Suspense>
      </Boundary>,
    );
  });
  expect(screen.getByRole('alert')).toHaveTextContent('This page failed.');
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  ['with a new connection', () => window.dispatchEvent(new Event('online'))],
  ['after a while', () => vi.advanceTimersByTime(5_000)],
])('%s it can be tried again', async (_when, pass) => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue('text');
  const resources = createResources(load);
  await expect(resources('article').promise).rejects.toThrow('gone');
  pass();
  await expect(resources('article').promise).resolves.toBe('text');
  expect(load).toHaveBeenCalledTimes(2);
});
