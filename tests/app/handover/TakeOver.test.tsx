import { Suspense, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TakeOver } from '#app/handover/TakeOver';
import { HydratedApart } from '#ui/HydratedApart';
import { writePage } from '#tests/support/latePart';

const hydrated: string[] = [];

function Part({ name }: { name: string }) {
  useEffect(() => {
    hydrated.push(name);
  }, [name]);
  return <span>{name}</span>;
}

const page = (
  <MemoryRouter>
    <HydratedApart>
      <Part name="header" />
    </HydratedApart>
    <main>
      <Suspense>
        <h1>
          <Part name="page" />
        </h1>
      </Suspense>
    </main>
    <TakeOver onPageLeft={() => undefined} />
  </MemoryRouter>
);

// React decides what comes first, as it does for a visitor.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => vi.unstubAllGlobals());

test('the page is hydrated before its header, which stands above it', async () => {
  const root = writePage(page);
  root.id = 'root';
  hydrated.length = 0;
  hydrateRoot(root, page);
  await vi.waitFor(() => expect(hydrated).toHaveLength(2));
  expect(hydrated).toEqual(['page', 'header']);
});
