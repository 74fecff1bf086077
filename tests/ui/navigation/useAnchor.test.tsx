import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Link, MemoryRouter } from 'react-router-dom';
import { useAnchor } from '#ui/navigation/useAnchor';
import { translations } from '#i18n';
import { loadRealTexts } from '#tests/support/shopFixture';

const seen = vi.fn<(id: string) => void>();

function Terms({ isLate }: { isLate?: boolean }) {
  useAnchor({ isLate });
  return (
    <>
      <Link to="#delivery">Delivery</Link>
      <h2 id="withdrawal">Withdrawal</h2>
      <h2 id="delivery">Delivery</h2>
    </>
  );
}

const cameBy = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);

async function open(address: string, language: 'en' | 'de', isLate = false): Promise<void> {
  await translations.changeLanguage(language);
  render(
    <MemoryRouter initialEntries={[{ pathname: '/terms', hash: address, key: 'default' }]}>
      <Terms isLate={isLate} />
    </MemoryRouter>,
  );
}

beforeAll(loadRealTexts);
beforeEach(() => {
  seen.mockClear();
  // Browsers answer with a promise now, of which the types know nothing yet.
  Element.prototype.scrollIntoView = function (this: Element) {
    seen(this.id);
    return Promise.resolve() as unknown as void;
  };
});
afterEach(() => translations.changeLanguage('en'));

test('a link within the shop leads to its section', async () => {
  cameBy('navigate');
  await open('', 'en');
  act(() => screen.getByRole('link', { name: 'Delivery' }).click());
  expect(seen.mock.calls).toEqual([['delivery']]);
});

test('a page with a section can be left', async () => {
  cameBy('navigate');
  await open('', 'en');
  act(() => screen.getByRole('link', { name: 'Delivery' }).click());
  expect(cleanup).not.toThrow();
});

test('a page that is loaded whole is left to the browser in English, in which it is written', async () => {
  cameBy('navigate');
  await open('#withdrawal', 'en');
  expect(seen).not.toHaveBeenCalled();
});

test('in another language its sections stand elsewhere than where the browser went', async () => {
  cameBy('navigate');
  await open('#withdrawal', 'de');
  expect(seen.mock.calls).toEqual([['withdrawal']]);
});

test('who reloads or goes back stays where they were', async () => {
  cameBy('reload');
  await open('#withdrawal', 'de');
  expect(seen).not.toHaveBeenCalled();
});

test.each([
  '#withdrawal.',
  '#withdrawal?fbclid=1',
  '#withdrawal&utm_source=mail',
  '#withdrawal%20',
  '#withdrawal>',
])('a link that was broken on its way leads to its section: %s', async (hash) => {
  cameBy('navigate');
  await open(hash, 'en');
  expect(seen.mock.calls).toEqual([['withdrawal']]);
});

test.each(['#', '#%E0%A4%A', '#nothing', '#?x=1'])('a link to no section leads to none: %s', async (hash) => {
  cameBy('navigate');
  await open(hash, 'de');
  expect(seen).not.toHaveBeenCalled();
});

test('a page whose parts follow is scrolled again as it grows, until the visitor does something', async () => {
  cameBy('navigate');
  let grow = (): void => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        grow = told;
      }
      observe = vi.fn<() => void>();
      disconnect = (): void => {
        grow = () => undefined;
      };
    },
  );
  await open('#delivery', 'en', true);
  expect(seen.mock.calls).toEqual([['delivery']]);
  grow();
  expect(seen.mock.calls).toEqual([['delivery'], ['delivery']]);
  window.dispatchEvent(new Event('wheel'));
  grow();
  expect(seen).toHaveBeenCalledTimes(2);
});
