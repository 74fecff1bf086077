import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Papers } from '#features/desk/order/Papers';
import { bookedOrder } from '#tests/model/desk/bookedOrders';
import { product } from '#tests/support/samples';
import { showShop } from '#tests/support/showShop';
import { eventually } from '#tests/support/eventually';

const seen = vi.hoisted(() => ({
  saved: [] as string[],
  bills: new Map<string, number>(),
  answer: (_texts: object): void => undefined,
}));
vi.mock('#services/readCatalogueTexts', () => ({
  readCatalogueTexts: () => new Promise((resolve) => (seen.answer = resolve)),
}));
vi.mock('#ui/saveFile', () => ({ saveFile: (_: string, text: string) => seen.saved.push(text) }));
vi.mock('#features/desk/live/deskData', () => ({ useBills: () => ({ value: seen.bills }) }));

test('a slip that is asked for before the catalogue’s words are there waits for them', async () => {
  const entry = bookedOrder({ language: 'de' });
  const { user } = await showShop(<Papers entry={entry} />, [product({ id: 'mat', name: 'Cork mat' })]);
  await user.click(screen.getByRole('button', { name: 'Packing slip' }));
  seen.answer({ products: { mat: { name: 'Korkmatte' } } });
  await eventually(() => expect(seen.saved).toHaveLength(1));
  expect(seen.saved[0]).toContain('Korkmatte<br><small lang="en">Cork mat</small>');
});

test('an order that was cancelled before it was paid gets no bill; one that has its bill prints it again', async () => {
  const cancelled = bookedOrder({ status: 'cancelled' });
  const paid = bookedOrder({ status: 'cancelled', payment: { until: 1, paidAt: 1 } });
  const billed = bookedOrder({ status: 'cancelled' });
  seen.bills = new Map([[billed.path, 7]]);
  await showShop(
    <>
      {[cancelled, paid, billed].map((entry) => (
        <div key={entry.path} role="group" aria-label={entry.path}>
          <Papers entry={entry} />
        </div>
      ))}
    </>,
    [],
  );
  const billOf = ({ path }: { path: string }) =>
    within(screen.getByRole('group', { name: path })).queryByRole('button', { name: /^Bill/ })?.textContent;
  expect([cancelled, paid, billed].map(billOf)).toEqual([undefined, 'Bill', 'Bill 7 again']);
});

test('where nothing goes into a parcel any more, no packing slip is offered', async () => {
  const sent = bookedOrder({ status: 'sent' });
  const cancelled = bookedOrder({ status: 'cancelled' });
  const programs = bookedOrder({ status: 'confirmed', delivery: 'none' });
  for (const [entry, count] of [
    [sent, 1],
    [cancelled, 0],
    [programs, 0],
  ] as const) {
    const { unmount } = await showShop(<Papers entry={entry} />, []);
    expect(screen.queryAllByRole('button', { name: 'Packing slip' })).toHaveLength(count);
    unmount();
  }
});
