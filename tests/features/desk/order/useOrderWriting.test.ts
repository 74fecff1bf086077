import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useOrderWriting } from '#features/desk/order/useOrderWriting';
import { bookedOrder } from '#tests/model/desk/bookedOrders';
import { eventually } from '#tests/support/eventually';

/** Lets the database answer what was sent. */
const answers: (() => void)[] = [];
vi.mock('#services/firebase/desk/ownersWrite', () => ({
  writeAsOwner: () => new Promise((resolve) => answers.push(() => resolve('done'))),
}));

test('a second press while the first is written does not make its change somebody else’s', async () => {
  const before = bookedOrder({ status: 'sent', revision: 3 });
  const { result, rerender } = renderHook(({ entry }) => useOrderWriting(entry), {
    initialProps: { entry: before },
  });
  let first: Promise<boolean> | undefined;
  act(() => {
    first = result.current.write.change(() => ({ status: 'delivered' }));
  });
  await eventually(() => expect(answers).toHaveLength(1));
  await act(async () => {
    expect(await result.current.write.change(() => ({ status: 'confirmed' }))).toBe(false);
  });
  rerender({ entry: bookedOrder({ status: 'delivered', revision: 4 }) });
  await act(async () => {
    answers[0]?.();
    expect(await first).toBe(true);
  });
  expect(result.current.changes).toEqual([]);
});
