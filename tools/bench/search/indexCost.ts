import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Item } from '#model/catalogue/item';
import { buildSearchIndex } from '#model/search/searchIndex';

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

/** Bytes in use after a garbage collection. */
function usedBytes(): number {
  if (typeof collectGarbage === 'function') collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

interface IndexCost {
  /** Kept, so that its memory is in use while it is counted. */
  index: unknown;
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
