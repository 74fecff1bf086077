import { act, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageErrorBoundary } from '#app/layout/PageErrorBoundary';
import { lazyPage } from '#ui/lazy/lazyPage';
import { lazyPart } from '#ui/lazy/lazyPart';
import { failedImport } from '#tests/support/failedImport';
import { renderInShop } from '#tests/support/shopFixture';

const reported = vi.hoisted((): string[] => []);
vi.mock('#reportError', () => ({
  reportError: (error: unknown) => void reported.push(error instanceof Error ? error.name : String(error)),
}));

const unawaited: unknown[] = [];
const onUnawaited = (error: unknown): void => void unawaited.push(error);
beforeEach(() => {
  reported.length = 0;
  unawaited.length = 0;
  // Reloaded once for this address already.
  sessionStorage.setItem('eightwell:reloaded-for', JSON.stringify(window.location.href));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  process.on('unhandledRejection', onUnawaited);
});
afterEach(() => {
  process.off('unhandledRejection', onUnawaited);
});

const gone = (): Promise<ComponentType> => Promise.reject(failedImport());

test('a page whose code is gone says so, and is reported once', async () => {
  const { Page } = lazyPage(gone);
  await renderInShop(
    <PageErrorBoundary>
      <Suspense>
        <Page />
      </Suspense>
    </PageErrorBoundary>,
  );
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await new Promise((settled) => setImmediate(settled));
  expect(reported).toEqual(['ChunkLoadError']);
  expect(unawaited).toEqual([]);
});

test.each([
  ['a page', (load: () => Promise<ComponentType>) => lazyPage(load).Page],
  ['a drawer or dialog', (load: () => Promise<ComponentType>) => lazyPart(load).Part],
])('the code of %s that does not come in two minutes is missing', async (_, partOf) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const Part = partOf(() => new Promise(() => undefined));
  await renderInShop(
    <PageErrorBoundary>
      <Suspense>
        <Part />
      </Suspense>
    </PageErrorBoundary>,
  );
  await act(() => vi.advanceTimersByTimeAsync(119_999));
  expect(reported).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(reported).toEqual(['ChunkLoadError']);
});
