import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startTranslations, translations } from '#i18n';
import german from '#public/locales/de/common.json';
import { CartPage } from '#pages/shopping/CartPage';
import { showShop } from './showShop';

it('renders with all texts, whatever another file has loaded', async () => {
  await startTranslations();
  translations.addResourceBundle('de', 'common', german);
  await showShop(<CartPage />, [], '/cart');
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});
