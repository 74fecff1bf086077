import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import common from '#public/locales/en/common.json';
import formTexts from '#public/locales/en/form.json';
import item from '#public/locales/en/item.json';
import kitchen from '#public/locales/en/kitchen.json';
import owner from '#public/locales/en/owner.json';
import { ItemForm } from '#features/desk/catalogue/ItemForm';
import { SettingsForm } from '#features/desk/settings/SettingsForm';
import { ownSettings, type ShopSettings } from '#model/order/ownersSettings';

/** What was sent, in order. */
const sent: Record<string, unknown>[] = [];
vi.mock('#services/firebase/desk/ownersWrite', () => ({
  writeAsOwner: (update: Record<string, unknown>) => {
    sent.push(update);
    return Promise.resolve('done');
  },
}));

const i18n = createInstance();
await i18n.init({
  lng: 'en',
  resources: { en: { common, form: formTexts, item, kitchen, owner } },
  interpolation: { escapeValue: false },
});

beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
});

const shown = (content: ReactNode) => (
  <I18nextProvider i18n={i18n}>
    <MemoryRouter>{content}</MemoryRouter>
  </I18nextProvider>
);

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const box = (name: RegExp) => screen.getByRole('textbox', { name });

test('settings that somebody else changes are shown, and what both change is written at a second press', async () => {
  const changedBy = (change: Partial<ShopSettings>): ShopSettings => ({ ...ownSettings, ...change });
  const { rerender } = render(shown(<SettingsForm settings={ownSettings} />));
  await userEvent.type(box(/^Deutsch/), 'Zu');
  rerender(shown(<SettingsForm settings={changedBy({ unitsPerLine: 7, banner: { de: 'Heute zu' } })} />));
  expect(box(/^Most units/)).toHaveValue('7');
  expect(box(/^Deutsch/)).toHaveValue('Zu');
  expect(screen.getByText(/^Somebody else has just changed: Most units/)).toBeInTheDocument();
  await press('Save the settings');
  expect(await screen.findByText(/^Somebody else has just changed, too: Line above/)).toBeInTheDocument();
  expect(sent).toEqual([]);
  await press('Save the settings');
  expect(await screen.findByText(/^Saved/)).toBeInTheDocument();
  expect(sent).toEqual([{ 'settings/banner': { de: 'Zu' } }]);
});

test('an item is written place by place, and then shows what others made of it meanwhile', async () => {
  const tee = {
    id: 'tee',
    name: 'Tee',
    price: 20,
    category: 'Apparel',
    variation: [{ color: 'clay', size: [{ name: 's', stock: 2 }] }],
  };
  const sold = { ...tee, variation: [{ color: 'clay', size: [{ name: 's', stock: 1 }] }] };
  const formOf = (node: unknown) =>
    shown(<ItemForm kind="product" id="tee" node={node} known={['Apparel']} isTaken={() => true} />);
  const { rerender } = render(formOf(tee));
  await userEvent.clear(box(/^In stock/));
  await userEvent.type(box(/^In stock/), '6');
  rerender(formOf(sold));
  expect(box(/^In stock/)).toHaveValue('6');
  await press('Save');
  expect(await screen.findByText(/^Saved/)).toBeInTheDocument();
  expect(sent).toEqual([{ 'products/tee/variation/0/size/0/stock': { '.sv': { increment: 4 } } }]);
  rerender(formOf({ ...tee, variation: [{ color: 'clay', size: [{ name: 's', stock: 5 }] }] }));
  expect(box(/^In stock/)).toHaveValue('5');
  await press('Save');
  expect(sent).toHaveLength(1);
});

test('a row taken out of the middle leaves the others as they were typed', async () => {
  const details = ['one', 'two', 'three'].map((label) => ({ label, value: `${label} of it` }));
  const mug = { id: 'mug', name: 'Mug', price: 20, stock: 4, category: 'Home', details };
  render(shown(<ItemForm kind="product" id="mug" node={mug} known={['Home']} isTaken={() => true} />));
  const facts = screen.getByRole('group', { name: 'Facts' });
  const values = () =>
    within(facts)
      .getAllByRole<HTMLInputElement>('textbox')
      .map(({ value }) => value);
  await userEvent.type(within(facts).getByDisplayValue('three of it'), ', typed');
  await userEvent.click(within(facts).getByRole('button', { name: 'Remove row 2' }));
  expect(values()).toEqual(['one', 'one of it', 'three', 'three of it, typed']);
  await userEvent.click(within(facts).getByRole('button', { name: 'Add a fact' }));
  expect(values()).toEqual(['one', 'one of it', 'three', 'three of it, typed', '', '']);
  await press('Remove row 3');
  await press('Save');
  expect(sent).toMatchObject([
    {
      'products/mug/details': [
        { label: 'one', value: 'one of it' },
        { label: 'three', value: 'three of it, typed' },
      ],
    },
  ]);
});
