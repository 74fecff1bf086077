import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createShop } from '#app/store/store';
import { CurrencySelect } from '#features/currency/CurrencySelect';
import { LanguageSelect } from '#features/language/LanguageSelect';
import { translations } from '#i18n';
import { itemAdded, lineDecremented, lineIncremented, quantityTyped } from '#model/cart/cartSlice';
import { itemCompared, itemUncompared } from '#model/cart/compareSlice';
import { itemUnwished, itemWished } from '#model/cart/wishlistSlice';
import { currencyChosen, currencyNames } from '#model/money/currencySlice';
import type { ShopState } from '#model/shopState';
import { savedShopKey } from '#model/saved/storageKeys';
import type { TextStorage } from '#storedValue';
import { Price } from '#ui/money/Price';
import { QuantityField } from '#ui/line/QuantityField';
import { memoryStorage } from '#tests/support/memoryStorage';
import { product } from '#tests/support/samples';
import { renderInShop } from '#tests/support/shopFixture';
import { eventually } from '#tests/support/eventually';

const savedParts = ['cart', 'wishlist', 'compare', 'currency'] as const;

/** What the next document would find at this very moment. */
function savedIn(storage: TextStorage): Partial<ShopState> {
  const parts: Record<string, string> = JSON.parse(storage.getItem(savedShopKey) ?? '{}');
  return Object.fromEntries(savedParts.map((part) => [part, JSON.parse(parts[part] ?? 'null')]));
}

const mat = product();
const lamp = product({ id: 'lamp', stock: 99 });
const choice = fc.oneof(
  fc.constantFrom(...currencyNames).map((name) => () => currencyChosen(name)),
  fc.constantFrom(mat, lamp).map((item) => () => itemAdded(item)),
  fc.constantFrom(itemWished, itemUnwished).map((event) => () => event(mat)),
  fc.constantFrom(itemCompared, itemUncompared).map((event) => () => event(lamp)),
  fc.tuple(fc.nat(1), fc.integer({ min: 1, max: 99 })).map(([at, quantity]) => ({ cart }: ShopState) => {
    const cartItemId = cart[at]?.cartItemId ?? '';
    return quantityTyped({ cartItemId, quantity, limit: 99 });
  }),
  fc.constantFrom('more', 'less').map((way) => ({ cart }: ShopState) => {
    const cartItemId = cart[0]?.cartItemId ?? '';
    return way === 'more' ? lineIncremented({ cartItemId, limit: 99 }) : lineDecremented(cartItemId);
  }),
);

describe('what was chosen is saved in the press itself, as the page may be left in the same moment', () => {
  test('200 choices of currency, wishes, comparison, items and quantities', async () => {
    const storage = memoryStorage();
    const { store, restored } = createShop({
      storage,
      showToast: () => undefined,
      onUnwritable: () => undefined,
    });
    await restored;
    // Something is saved before the first choice, which may change nothing.
    store.dispatch(itemWished(mat));
    for (const eventAt of fc.sample(choice, 200)) {
      store.dispatch(eventAt(store.getState()));
      const { cart, wishlist, compare, currency } = store.getState();
      expect(savedIn(storage)).toEqual(JSON.parse(JSON.stringify({ cart, wishlist, compare, currency })));
    }
  });

  test('a currency is in the store when the event ends, and the prices follow', async () => {
    const { store } = await renderInShop(
      <>
        <CurrencySelect />
        <Price of={mat} />
      </>,
    );
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Currency' });
    select.value = 'EUR';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect(store.getState().currency.currencyName).toBe('EUR');
    expect(await screen.findByText('€25.00')).toBeVisible();
    expect(select).toHaveValue('EUR');
  });

  test('a language is kept when the event ends, however late its translations come', async () => {
    await renderInShop(<LanguageSelect />);
    vi.spyOn(translations, 'changeLanguage').mockReturnValue(new Promise(() => undefined));
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
    select.value = 'de';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect(localStorage.getItem('i18nextLng')).toBe('de');
    await eventually(() => expect(select).toHaveValue('de'));
  });

  test('of two languages chosen one after the other the last one stays', async () => {
    await renderInShop(<LanguageSelect />);
    const select = screen.getByRole('combobox', { name: 'Language' });
    await userEvent.selectOptions(select, 'fn');
    await userEvent.selectOptions(select, 'de');
    expect(select).toHaveValue('de');
    await eventually(() => expect(translations.language).toBe('de'));
    expect(select).toHaveValue('de');
    await translations.changeLanguage('en');
  });

  test.each(['pagehide', 'visibilitychange'])('a typed quantity counts on %s, too', async (leaving) => {
    const onTyped = vi.fn<(quantity: number) => void>();
    const none = (): void => undefined;
    const labels = { field: 'Quantity', less: 'Less', more: 'More' };
    const { user } = await renderInShop(
      <QuantityField value={1} most={9} labels={labels} onLess={none} onMore={none} onTyped={onTyped} />,
    );
    await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '7');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    (leaving === 'pagehide' ? window : document).dispatchEvent(new Event(leaving));
    expect(onTyped).toHaveBeenCalledExactlyOnceWith(7);
  });
});
