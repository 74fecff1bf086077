import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { Papers } from '#features/desk/order/Papers';
import { bookedOrder } from '#tests/model/desk/bookedOrders';
import { product } from '#tests/support/samples';
import { showShop } from '#tests/support/showShop';
import { loadRealTexts } from '#tests/support/shopFixture';
import { eventually } from '#tests/support/eventually';

const seen = vi.hoisted(() => ({ saved: [] as string[], answer: (_texts: object): void => undefined }));
vi.mock('#services/readCatalogueTexts', () => ({
  readCatalogueTexts: () => new Promise((resolve) => (seen.answer = resolve)),
}));
vi.mock('#ui/saveFile', () => ({ saveFile: (_: string, text: string) => seen.saved.push(text) }));
vi.mock('#features/desk/live/deskData', () => ({ useBills: () => ({ value: new Map<string, number>() }) }));
beforeAll(loadRealTexts);

test('a slip that is asked for before the catalogue’s words are there waits for them', async () => {
  const entry = bookedOrder({ language: 'de' });
  const { user } = await showShop(<Papers entry={entry} />, [product({ id: 'mat', name: 'Cork mat' })]);
  await user.click(screen.getByRole('button', { name: 'Packing slip' }));
  seen.answer({ products: { mat: { name: 'Korkmatte' } } });
  await eventually(() => expect(seen.saved).toHaveLength(1));
  expect(seen.saved[0]).toContain('Korkmatte<br><small lang="en">Cork mat</small>');
});
