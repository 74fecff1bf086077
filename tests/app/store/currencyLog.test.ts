import { expect, test, vi } from 'vitest';
import { currencyChosen } from '#model/money/currencySlice';
import { openShop } from '#tests/support/shopFixture';

test('a currency the shop does not know is logged once, and changes nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { store } = await openShop('empty');
  store.dispatch(currencyChosen('EUR'));
  expect(warn).not.toHaveBeenCalled();
  store.dispatch(currencyChosen('XYZ'));
  expect(warn).toHaveBeenCalledExactlyOnceWith('This is none of the shop’s currencies.', new Error('XYZ'));
  expect(store.getState().currency.currencyName).toBe('EUR');
});
