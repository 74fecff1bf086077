import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KitchenMenu } from '#features/kitchen/KitchenMenu';
import { kitchenChoice } from '#services/storage/kitchenChoice';
import { mealsOf } from '#model/catalogue/kitchen';
import { translations } from '#i18n';
import { languages } from '#model/languages';
import { loadRealTexts } from '#tests/support/shopFixture';
import { product } from '#tests/support/samples';
import { showShop } from '#tests/support/showShop';

const facts = { course: 'soup', diet: [], allergens: [], kcal: 310, portionGrams: 350 };
const soup = product({ id: 'soup', name: 'Soup', meal: facts });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22) });
});

const show = () => showShop(<KitchenMenu meals={mealsOf([soup])} />, [soup]);
const cartOf = ({ store }: Awaited<ReturnType<typeof show>>) => store.getState().cart.map(({ id }) => id);

describe('a meal on its way into the cart', () => {
  it('is asked about first: where and when', async () => {
    const shop = await show();
    const { user } = shop;
    expect(screen.getByRole('button', { name: /Where and when shall we bring/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add Soup to the cart' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Where and when?' }));
    expect(cartOf(shop)).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: 'Post code of the delivery' }), '97205');
    expect(dialog.getByRole('status')).toHaveTextContent('Our courier comes to you.');
    await user.click(dialog.getByRole('button', { name: 'Deliver there and then' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Please choose a day and a time.');
    await user.click(dialog.getByRole('radio', { name: 'Tue, Nov 24' }));
    await user.click(dialog.getByRole('radio', { name: /^12\W+2\sPM$/ }));
    await user.click(dialog.getByRole('button', { name: 'Deliver there and then' }));
    expect(cartOf(shop)).toEqual(['soup']);
    expect(
      screen.getByRole('button', { name: /^Delivering to 97205 · Tue, Nov 24, 12\W+2\sPM Change$/ }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add Soup to the cart' }));
    expect(shop.store.getState().cart[0]?.quantity).toBe(2);
  });

  it('stays out of it where the courier does not come, which is said at the first character', async () => {
    const shop = await show();
    const { user } = shop;
    await user.click(screen.getByRole('button', { name: 'Add Soup to the cart' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Post code of the delivery' }), '1');
    expect(dialog.getByRole('status')).toHaveTextContent('Our courier does not come there.');
    expect(dialog.queryByRole('radio')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Deliver there and then' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(cartOf(shop)).toEqual([]);
  });

  it('is asked about again once the day has passed', async () => {
    const slot = { date: '2026-11-21', time: '12:00-14:00' };
    localStorage.setItem('eightwell:draft:courier', JSON.stringify({ postcode: '97205', slot }));
    const shop = await show();
    expect(screen.getByRole('button', { name: /cannot be had any more/ })).toBeInTheDocument();
    await shop.user.click(screen.getByRole('button', { name: 'Add Soup to the cart' }));
    expect(await screen.findByRole('textbox', { name: 'Post code of the delivery' })).toHaveValue('97205');
    expect(cartOf(shop)).toEqual([]);
  });
});

describe('what is said before somebody fills a cart', () => {
  it('is the first day that can be had, until one is chosen', async () => {
    await show();
    expect(screen.getByText('Ordered today, it comes on Tue, Nov 24 at the earliest.')).toBeVisible();
  });

  it.each(languages)('ends with one full stop (%s)', async (language) => {
    await loadRealTexts();
    await act(() => translations.changeLanguage(language));
    await show();
    expect(screen.getByText(/24.*nov|nov.*24/i)).not.toHaveTextContent('..');
    await act(() => translations.changeLanguage('en'));
  });

  it('is, outside the area, which area it is and what comes by parcel', async () => {
    localStorage.setItem('eightwell:draft:courier', JSON.stringify({ postcode: '10115' }));
    await show();
    expect(screen.getByText(/The courier comes where post codes begin with 972/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'What we can send you' })).toHaveAttribute('href', '/shopping');
  });
});

it('keeps the focus where the menu is shown whole again', async () => {
  kitchenChoice.write({ diet: ['vegan'], without: [] });
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  expect(screen.getByText('1 of 1 dishes')).toHaveFocus();
});
