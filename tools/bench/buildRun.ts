/** Builds the shop once and prints what it took, as JSON on the last line: in a process of its own, for its memory. */
import { buildShop } from '../build/buildShop';

const start = performance.now();
await buildShop();
console.log(
  JSON.stringify({
    seconds: (performance.now() - start) / 1000,
    // Linux counts kilobytes.
    megabytes: process.resourceUsage().maxRSS / 1024,
  }),
);
