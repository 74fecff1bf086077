import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { crisisCountries, crisisCountriesFor } from '#content/crisisLines';
import { CrisisLines } from '#features/blog/reading/CrisisLines';
import { translations } from '#i18n';
import { renderInShop, loadRealTexts } from '#tests/support/shopFixture';

beforeAll(loadRealTexts);
afterEach(async () => {
  await translations.changeLanguage('en');
});

const asks = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

test.each([
  { asked: 'de-AT', country: 'Austria', crisis: '142', emergency: '112' },
  { asked: 'en-GB', country: 'United Kingdom', crisis: '116 123', emergency: '999' },
  { asked: 'fr-BE', country: 'Belgium', crisis: '0800 32 123', emergency: '112' },
  { asked: 'en', country: 'United States', crisis: '988', emergency: '911' },
  { asked: 'pt-BR', country: 'United States', crisis: '988', emergency: '911' },
])('whoever asks for $asked reads the numbers of $country first', async ({ asked, country, ...numbers }) => {
  asks(asked);
  await renderInShop(<CrisisLines />);
  const region = screen.getByRole('region', { name: /call now/ });
  const [crisis, emergency] = within(region).getAllByRole('link');
  expect(crisis).toHaveAttribute('href', `tel:${numbers.crisis.replaceAll(' ', '')}`);
  expect(crisis).toHaveAccessibleName(numbers.crisis);
  expect(emergency).toHaveAttribute('href', `tel:${numbers.emergency}`);
  expect(within(region).getByText(country)).toBeVisible();
});

test('every country is there once, with numbers to tap, in every language', async () => {
  asks('de-CH');
  await renderInShop(<CrisisLines />);
  expect(screen.getAllByRole('link', { hidden: true })).toHaveLength(2 * crisisCountries.length);
  for (const language of ['en', 'fn', 'de'] as const) {
    const countries = crisisCountriesFor('', language);
    expect(countries.toSorted()).toEqual(crisisCountries.toSorted());
  }
  expect(crisisCountriesFor('', 'de')[0]).toBe('DE');
  expect(crisisCountriesFor('', 'fn')[0]).toBe('FR');
});
