import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Link, MemoryRouter } from 'react-router-dom';
import { useAnchor } from '#features/blog/reading/Prose';
import { translations } from '#i18n';
import { loadRealTexts } from '#tests/support/shopFixture';

const seen = vi.fn<(id: string) => void>();

function Terms() {
  useAnchor();
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

async function open(address: string, language: 'en' | 'de'): Promise<void> {
  await translations.changeLanguage(language);
  render(
    <MemoryRouter initialEntries={[{ pathname: '/terms', hash: address, key: 'default' }]}>
      <Terms />
    </MemoryRouter>,
  );
}

beforeAll(loadRealTexts);
beforeEach(() => {
  seen.mockClear();
  Element.prototype.scrollIntoView = function (this: Element) {
    seen(this.id);
  };
});
afterEach(() => translations.changeLanguage('en'));

test('a link within the shop leads to its section', async () => {
  cameBy('navigate');
  await open('', 'en');
  act(() => screen.getByRole('link', { name: 'Delivery' }).click());
  expect(seen.mock.calls).toEqual([['delivery']]);
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
