import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDesk, liveNode, liveRows } from '#features/desk/live/liveNode';
import { eventually } from '#tests/support/eventually';

/** Tells what a place says, for each place that is listened to. */
const told = new Map<string, (value: unknown) => void>();
const refused = new Map<string, () => void>();
const listened = vi.fn<(path: string) => void>();
vi.mock('#services/firebase/desk/watchOwnersNode', () => ({
  watchOwnersNode: (path: string, onValue: (value: unknown) => void, onProblem: () => void) => {
    listened(path);
    told.set(path, onValue);
    refused.set(path, onProblem);
    return Promise.resolve(() => told.delete(path));
  },
}));
beforeEach(() => {
  forgetDesk();
  listened.mockClear();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});

const say = (path: string, value: unknown) =>
  act(async () => {
    told.get(path)?.(value);
    await Promise.resolve();
  });

test('rows are read once each: what did not change is the same as before', async () => {
  const read = vi.fn<(key: string, child: unknown) => { key: string; child: unknown }[]>((key, child) => [
    { key, child },
  ]);
  const useRows = liveRows('rows', read);
  const seen: unknown[] = [];
  function List() {
    const { value } = useRows();
    seen.push(value);
    return <output>{value?.map(({ key }) => key).join(' ')}</output>;
  }
  render(<List />);
  await eventually(() => expect(listened).toHaveBeenCalledWith('rows'));
  const [one, two] = [{ sum: 1 }, { sum: 2 }];
  await say('rows', { one, two });
  expect(await screen.findByText('one two')).toBeInTheDocument();
  expect(read).toHaveBeenCalledTimes(2);
  await say('rows', { one, two: { sum: 3 }, three: {} });
  expect(await screen.findByText('one two three')).toBeInTheDocument();
  expect(read.mock.calls.slice(2).map(([key]) => key)).toEqual(['two', 'three']);
  const [before, after] = [seen.at(-2), seen.at(-1)] as { key: string }[][];
  expect(after?.[0]).toBe(before?.[0]);
  await say('rows', null);
  await eventually(() => expect(seen.at(-1)).toEqual([]));
});

test('the next page finds the same rows, told once', async () => {
  const useRows = liveRows('kept', (key) => [key]);
  const seen = new Set<unknown>();
  const List = () => {
    const { value } = useRows();
    if (value) seen.add(value);
    return <output>{value?.join(' ')}</output>;
  };
  const { unmount } = render(<List />);
  await eventually(() => expect(listened).toHaveBeenCalledWith('kept'));
  await say('kept', { one: {} });
  unmount();
  render(<List />);
  expect(screen.getByText('one')).toBeInTheDocument();
  await act(async () => await new Promise((settled) => setImmediate(settled)));
  await say('kept', { one: {}, two: {} });
  expect(await screen.findByText('one two')).toBeInTheDocument();
  expect(seen.size).toBe(2);
});

test('rows of thousands are read in slices, and a newer state ends the reading of an older one', async () => {
  const rows = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, { at }]));
  const read = vi.fn<(key: string) => string[]>((key) => {
    const begin = performance.now();
    while (performance.now() - begin < 2);
    return [key];
  });
  const useRows = liveRows('many', read);
  const List = () => <output>{useRows().value?.length}</output>;
  render(<List />);
  await eventually(() => expect(listened).toHaveBeenCalledWith('many'));
  told.get('many')?.(rows(1000));
  // Within one slice of work only some are read.
  expect(read.mock.calls.length).toBeLessThan(50);
  await say('many', rows(3));
  expect(await screen.findByText('3')).toBeInTheDocument();
  expect(read.mock.calls.length).toBeLessThan(100);
});

test('a place is listened to once, however many look at it, and a refusal is told to all', async () => {
  const useSum = liveNode('shared', (node) => Object.keys(node ?? {}).length);
  const useRows = liveRows('shared', (key) => [key]);
  function Both() {
    const [sum, rows] = [useSum(), useRows()];
    return (
      <output>
        {sum.value} {rows.value?.join(' ')} {sum.isRefused && rows.isRefused && 'refused'}
      </output>
    );
  }
  render(<Both />);
  await eventually(() => expect(listened).toHaveBeenCalledWith('shared'));
  await say('shared', { a: {}, b: {} });
  expect(await screen.findByText('2 a b')).toBeInTheDocument();
  expect(listened).toHaveBeenCalledTimes(1);
  act(() => refused.get('shared')?.());
  expect(await screen.findByText('2 a b refused')).toBeInTheDocument();
});
