import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PageJob, WrittenPages } from './pageShare';

/** More would not fit into a gigabyte with thousands of items. */
const mostWriters = 2;

const pageThread = new URL('./pageThread.mjs', import.meta.url);

/** Writes all pages, each core its share of them; the first page that cannot be written ends the work with its error. */
export async function writePages(
  job: Omit<PageJob, 'writer' | 'writers'>,
  writers = Math.min(mostWriters, availableParallelism()),
): Promise<WrittenPages> {
  const threads = Array.from(
    { length: writers },
    (_, writer) =>
      new Worker(pageThread, {
        workerData: { ...job, writer, writers } satisfies PageJob,
        // Far above what is needed, and the nearer it is the sooner memory is given back.
        resourceLimits: { maxOldGenerationSizeMb: 640 },
      }),
  );
  try {
    const answers: WrittenPages[][] = await Promise.all(threads.map((thread) => once(thread, 'message')));
    const shares = answers.flat();
    return {
      count: shares.reduce((sum, { count }) => sum + count, 0),
      listed: shares.flatMap(({ listed }) => listed),
      styles: shares.flatMap(({ styles }) => styles),
    };
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
