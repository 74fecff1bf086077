import { expect, test, vi } from 'vitest';
import { openChannel } from '#app/store/openChannel';
import { createShop } from '#app/store/store';
import { itemAdded } from '#model/cart/cartSlice';
import { memoryStorage } from '#tests/support/memoryStorage';
import { product } from '#tests/support/samples';

function Denied(): never {
  throw new DOMException('Denied.', 'SecurityError');
}

test.each([
  ['is missing', undefined],
  ['throws', Denied],
])('where the channel to other tabs %s, the shop sells', async (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  const storage = memoryStorage();
  const { store, restored, save } = createShop({
    storage,
    channel: openChannel('eightwell'),
    showToast: () => undefined,
    onUnwritable: () => undefined,
  });
  await restored;
  store.dispatch(itemAdded(product()));
  save();
  expect(storage.getItem('persist:eightwell')).toContain('mat');
});
