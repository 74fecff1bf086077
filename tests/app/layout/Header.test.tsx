import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Header, type HeaderSettings } from '#app/layout/Header';
import { itemAdded } from '#model/cart/cartSlice';
import { currencyNames, currencyOf } from '#model/money/currencySlice';
import { settingsReceived } from '#shopSettings';
import { renderInShop, openShop } from '#tests/support/shopFixture';
import { product } from '#tests/support/samples';

describe('the header', () => {
  test('has the logo, the main menu, Order Food and Get Started', async () => {
    await renderInShop(<Header />);
    const banner = screen.getByRole('banner');
    expect(within(banner).getByRole('link', { name: 'Eightwell, to the home page' })).toHaveAttribute(
      'href',
      '/',
    );
    const menu = within(banner).getByRole('navigation', { name: 'Main menu' });
    const links = within(menu)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Home', '/'],
      ['Program', '/program'],
      ['Shop', '/Shop'],
    ]);
    expect(within(banner).getByRole('link', { name: 'Order Food' })).toHaveAttribute(
      'href',
      '/cloud-kitchen',
    );
    expect(within(banner).getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/login');
  });
  test('marks where one is', async () => {
    await renderInShop(<Header />, { at: '/program' });
    expect(screen.getByRole('link', { name: 'Program' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  });
  test('names the bar above it, for other bars stand beside texts', async () => {
    await renderInShop(<Header />);
    const bar = screen.getByRole('complementary', { name: 'Language, currency and contact' });
    expect(within(bar).getByRole('combobox', { name: 'Language' })).toBeInTheDocument();
  });
  test('offers free delivery from 200 in the display currency', async () => {
    const { user } = await renderInShop(<Header />);
    expect(screen.getByText(/^Free delivery on order over/)).toHaveTextContent('$200.00');
    const currency = screen.getByRole('combobox', { name: 'Currency' });
    expect(
      within(currency)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(currencyNames.map(currencyOf).map((each) => `${each.currencyName} ${each.currencySymbol}`));
    await user.selectOptions(currency, 'EUR');
    expect(currency).toHaveValue('EUR');
    const line = screen.getByText(/^Free delivery on order over/);
    await waitFor(() => expect(line).toHaveTextContent('€200.00'));
  });
  test('says what the owner has to say, in the language there is', async () => {
    await renderInShop(<Header />);
    expect(screen.queryByText('Betriebsferien bis 6. Jänner')).not.toBeInTheDocument();
    act(() => settingsReceived({ banner: { de: 'Betriebsferien bis 6. Jänner' } }));
    expect(await screen.findByText('Betriebsferien bis 6. Jänner')).toBeVisible();
    expect(screen.getByText('Betriebsferien bis 6. Jänner').closest('p')).toHaveAttribute('lang', 'de');
    act(() => settingsReceived({ banner: { de: 'Betriebsferien bis 6. Jänner', en: 'Back on 6 January' } }));
    expect(await screen.findByText('Back on 6 January')).toBeVisible();
    act(() => settingsReceived(null));
  });
  test('counts the units in the cart', async () => {
    const shop = await openShop('empty');
    shop.store.dispatch(itemAdded(product(), {}, 3));
    await renderInShop(<Header />, { shop });
    expect(screen.getByRole('button', { name: 'Cart, 3 items' })).toHaveTextContent('3');
    expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toHaveAttribute('href', '/cart');
  });
  test.each<[HeaderSettings, string]>([
    [{}, 'head roomy sticky'],
    [{ padding: 'tight', position: 'static' }, 'head tight static'],
  ])('takes its look from %j', async (settings, look) => {
    await renderInShop(<Header {...settings} />);
    expect(screen.getByRole('banner')).toHaveClass(...look.split(' '));
  });
  test('can be as wide as the screen, and without its top bar', async () => {
    await renderInShop(<Header container="wrap fluid" topBar="hidden" />);
    expect(screen.getByRole('banner').firstElementChild).toHaveClass('wrap', 'fluid');
    expect(screen.queryByText(/^Free delivery/)).not.toBeInTheDocument();
  });
});
