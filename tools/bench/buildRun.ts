/**
 * Builds the shop once and prints what it took, as JSON on the last line: in a process of its own, for its memory. The time
 * of the processor is the same on a machine that does other things, too.
 */
import { buildShop } from '#tools/build/buildShop';
import { processorSeconds } from './processes';

const start = performance.now();
await buildShop();
console.log(
  JSON.stringify({
    seconds: (performance.now() - start) / 1000,
    processor: processorSeconds(),
  }),
);
