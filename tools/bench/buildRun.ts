/**
 * Builds the shop once and prints what it took, as JSON on the last line: in a process of its own, for its memory. The time
 * of the processor is the same on a machine that does other things, too.
 */
import { buildShop } from '../build/buildShop';

const start = performance.now();
await buildShop();
const { user, system } = process.cpuUsage();
console.log(
  JSON.stringify({
    seconds: (performance.now() - start) / 1000,
    processor: (user + system) / 1_000_000,
    // Linux counts kilobytes.
    megabytes: process.resourceUsage().maxRSS / 1024,
  }),
);
