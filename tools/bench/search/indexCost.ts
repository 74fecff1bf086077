import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Item } from '#model/catalogue/item';
import { buildSearchIndex, type SearchIndex } from '#model/search/searchIndex';

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

/** Bytes in use after a garbage collection. */
function usedBytes(): number {
  if (typeof collectGarbage === 'function') collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

interface IndexCost {
  index: SearchIndex;
  /** Processor milliseconds to build it; the work of other programs does not count. */
  worked: number;
  longestSlice: number;
  megabytes: number;
}

/** Builds the search index of a catalogue as a browser does, slice by slice. */
export async function indexCost(items: readonly Item[]): Promise<IndexCost> {
  const slices: number[] = [];
  const before = usedBytes();
  const begin = process.cpuUsage();
  let slice = begin;
  const index = await buildSearchIndex(items, () => {
    const { user, system } = process.cpuUsage(slice);
    slices.push((user + system) / 1000);
    slice = process.cpuUsage();
    return Promise.resolve();
  });
  const { user, system } = process.cpuUsage(begin);
  return {
    index,
    worked: (user + system) / 1000,
    longestSlice: Math.max(...slices),
    megabytes: (usedBytes() - before) / 1024 / 1024,
  };
}

const milliseconds = (work: () => void): number => {
  const begin = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000;
};

/** What is typed, letter by letter, into the field. */
const typed = ['yoga mat', 'sleep better', 'red socks', 'programm for stres', 'massage gun', 'without nuts'];

/** Processor milliseconds until the first suggestions of each letter stand, the slowest letter; the middle of five rounds. */
export function slowestLetter(index: SearchIndex): { query: string; worked: number } {
  const letters = typed.flatMap((query) => Array.from(query, (_, at) => query.slice(0, at + 1)));
  const costs = letters.map((query) => {
    const rounds = Array.from({ length: 5 }, () =>
      milliseconds(() => index.find(query, query.length < 2 ? { within: ['name'] } : {})),
    );
    return { query, worked: rounds.toSorted((a, b) => a - b)[2] ?? 0 };
  });
  return costs.reduce((slowest, one) => (one.worked > slowest.worked ? one : slowest));
}
