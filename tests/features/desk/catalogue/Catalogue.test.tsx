import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Catalogue } from '#features/desk/catalogue/Catalogue';
import { forgetDesk } from '#features/desk/live/liveNode';
import { inDesk } from '#tests/support/inDesk';
import { eventually } from '#tests/support/eventually';

/** Tells what a place says, for each place that is listened to, and how many of its children were asked for. */
const told = new Map<string, (value: unknown) => void>();
vi.mock('#services/firebase/desk/watchOwnersNode', () => ({
  watchOwnersNode: (
    path: string,
    onValue: (value: unknown) => void,
    _problem: unknown,
    part?: { first: number },
  ) => {
    told.set(`${path} ${part?.first ?? 'all'}`, onValue);
    return Promise.resolve(() => told.delete(path));
  },
}));
vi.mock('#services/writtenPages', () => ({ readWrittenPages: () => Promise.resolve(undefined) }));
beforeEach(() => {
  forgetDesk();
  told.clear();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});

const show = async (address = '/owner/catalogue') => {
  render(inDesk(<Catalogue />, address));
  await eventually(() =>
    expect([...told.keys()].toSorted()).toEqual(['products 25', 'products all', 'programs all']),
  );
};
const say = (place: string, value: unknown) =>
  act(async () => {
    told.get(place)?.(value);
    await Promise.resolve();
  });

/** A node of so many products, and how often one of them was read. */
function products(count: number) {
  const read = vi.fn<() => void>();
  const node: Record<string, unknown> = {};
  for (let at = 0; at < count; at += 1)
    Object.defineProperty(node, `p${String(at).padStart(4, '0')}`, {
      enumerable: true,
      get: () => {
        read();
        return { name: `Mat ${at}`, price: 10, stock: 5, visible: true };
      },
    });
  return { node, read };
}
const forms = () => screen.getAllByRole('form');

test('a first page stands there after its own rows were read, before those behind it', async () => {
  await show();
  const { node, read } = products(25);
  await say('products 25', node);
  expect(await screen.findByRole('form', { name: 'Mat 0' })).toBeInTheDocument();
  expect(forms()).toHaveLength(25);
  expect(read).toHaveBeenCalledTimes(25);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  // A row that somebody has begun to type in stays when the rest has come.
  const price = within(screen.getByRole('form', { name: 'Mat 3' })).getByRole('textbox', { name: /^Price/ });
  await say('products all', products(100).node);
  await say('programs all', null);
  expect(await screen.findByText('100 rows')).toBeInTheDocument();
  expect(forms()).toHaveLength(25);
  expect(price).toBeInTheDocument();
});

test.each(['/owner/catalogue?q=mat', '/owner/catalogue?page=2'])(
  'the first rows are not shown as what %s asks for',
  async (address) => {
    await show(address);
    await say('products 25', products(25).node);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    await say('products all', products(30).node);
    await say('programs all', null);
    expect(await screen.findByText('30 rows')).toBeInTheDocument();
  },
);

test('fewer products than one page wait for the programs, which stand after them', async () => {
  await show();
  await say('products 25', products(3).node);
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  await say('products all', products(3).node);
  await say('programs all', { yoga: { name: 'Yoga', price: 20, visible: true } });
  expect(await screen.findByText('4 rows')).toBeInTheDocument();
  expect(forms()).toHaveLength(4);
});
