import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, expect, it, vi } from 'vitest';
import { CatalogueWords } from '#features/catalogue/texts/CatalogueWords';
import { readWords } from '#features/catalogue/texts/readWords';
import { translations } from '#i18n';
import { readCatalogueTexts } from '#services/readCatalogueTexts';
import { productsReceived } from '#model/catalogue/productSlice';
import { CatalogueText } from '#ui/text/CatalogueText';
import { product } from '#tests/support/samples';
import { loadRealTexts, openShop } from '#tests/support/shopFixture';

vi.mock('#services/readCatalogueTexts', () => ({
  readCatalogueTexts: vi.fn<() => Promise<unknown>>(),
}));
const answer = vi.mocked(readCatalogueTexts);
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

async function renderMat(language: string): Promise<void> {
  await loadRealTexts();
  await translations.changeLanguage(language);
  const { store } = await openShop('empty');
  store.dispatch(productsReceived([product({ id: 'mat', name: 'Mat' })]));
  render(
    <Provider store={store}>
      <CatalogueWords>
        <CatalogueText>Mat</CatalogueText>
      </CatalogueWords>
    </Provider>,
  );
}

beforeEach(() => void answer.mockReset());

it('says the catalogue’s words from the first render on, where they were read before it', async () => {
  answer.mockResolvedValue({ products: { mat: { name: 'Matte' } } });
  await readWords('de');
  await renderMat('de');
  expect(screen.getByText('Matte')).toBeInTheDocument();
  expect(answer).toHaveBeenCalledTimes(1);
});

it('stays English where they cannot be read, and asks again the next time', async () => {
  answer.mockRejectedValueOnce(new Error('away')).mockResolvedValue({ products: { mat: { name: 'Tapis' } } });
  await readWords('fn');
  await renderMat('fn');
  expect(screen.getByText('Mat')).toHaveAttribute('lang', 'en');
  expect(await screen.findByText('Tapis')).toBeInTheDocument();
});

it('asks for nothing in English', async () => {
  await readWords('en');
  await renderMat('en');
  expect(screen.getByText('Mat')).not.toHaveAttribute('lang');
  expect(answer).not.toHaveBeenCalled();
});
