import { expect, test, vi } from 'vitest';
import { createOrdering } from '#features/checkout/review/createOrdering';
import { draftOf } from '#tests/support/shoppers';
import { openShop } from '#tests/support/shopFixture';

test('code that cannot be had when the button is pressed has sent nothing, and that is known', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { store } = await openShop('empty');
  const { placeOrder, state } = createOrdering({
    store,
    counter: () =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/desk.js')),
    onPlaced: () => expect.unreachable(),
  });
  await placeOrder(draftOf([]), null);
  expect(state()).toMatchObject({ phase: 'failed', problem: 'notLoaded' });
});
