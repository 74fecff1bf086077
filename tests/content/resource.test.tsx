import { render, screen } from '@testing-library/react';
import { act, Component, Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createResources, useResource } from '../../src/content/resource';

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
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
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

test('with a new connection it can be tried again at once', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('text');
  const resources = createResources(load);
  await expect(resources('article').promise).rejects.toThrow('offline');
  window.dispatchEvent(new Event('online'));
  await expect(resources('article').promise).resolves.toBe('text');
});

test('after a while it can be tried again', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue('text');
  const resources = createResources(load);
  await expect(resources('article').promise).rejects.toThrow('gone');
  vi.advanceTimersByTime(5_000);
  await expect(resources('article').promise).resolves.toBe('text');
  expect(load).toHaveBeenCalledTimes(2);
});
