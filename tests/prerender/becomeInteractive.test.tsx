import { act, screen } from '@testing-library/react';
import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { writePage } from '#tests/support/writePage';

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}

// Each test is a document of its own: a page becomes interactive once in each.
beforeEach(() => {
  vi.resetModules();
  document.documentElement.dataset['waits'] = 'tools';
});

const isWaiting = (): boolean => 'waits' in document.documentElement.dataset;

/** Writes the page with a button, hydrates it with the header above, and keeps a press on the page's button meanwhile. */
async function openPressed(page: ReactNode): Promise<void> {
  const [{ PageArrival }, { PageErrorBoundary }, { becomeInteractive }] = await Promise.all([
    import('#app/layout/PageFrame'),
    import('#app/layout/PageErrorBoundary'),
    import('#prerender/becomeInteractive'),
  ]);
  const whole = (content: ReactNode) => (
    <>
      <Counter name="Header" />
      <PageErrorBoundary>
        <PageArrival onArrive={() => undefined}>{content}</PageArrival>
      </PageErrorBoundary>
    </>
  );
  const root = writePage(whole(<Counter name="Page" />));
  window.keptEvents = [{ kind: 'click', place: [['BUTTON', 1]] }];
  void becomeInteractive(root);
  await act(async () => void hydrateRoot(root, whole(page)));
}

/** A page whose code comes when the test lets it, or fails. */
function latePage() {
  let arrive: (page: { default: ComponentType }) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const Late = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve, reject) => {
        arrive = resolve;
        fail = reject;
      }),
  );
  return {
    Late,
    arrive: () => arrive({ default: () => <Counter name="Page" /> }),
    fail: () => fail(new Error('x')),
  };
}

test('what was pressed on a page is done once when the page is hydrated', async () => {
  await openPressed(<Counter name="Page" />);
  expect(isWaiting()).toBe(false);
  expect(await screen.findByRole('button', { name: 'Page 1' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Header 0' })).toBeVisible();
});

test('a page is waited for, also where the header above it is hydrated already', async () => {
  const { Late, arrive } = latePage();
  await openPressed(<Late />);
  expect(isWaiting()).toBe(true);
  expect(window.keptEvents).toHaveLength(1);
  await act(async () => arrive());
  expect(isWaiting()).toBe(false);
  expect(await screen.findByRole('button', { name: 'Page 1' })).toBeVisible();
});

test('a page that fails becomes interactive, too: what it says can be pressed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { Late, fail } = latePage();
  await openPressed(<Late />);
  await act(async () => fail());
  expect(screen.getByRole('alert')).toBeVisible();
  expect(isWaiting()).toBe(false);
});
