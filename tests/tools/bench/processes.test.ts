import { expect, it } from 'vitest';
import { memoryOf, processorSeconds } from '#tools/bench/processes';

it('the memory of a process is counted with all that it has started, and nothing else', () => {
  const processes =
    '    1     0  5120\n   10     1  1024\n   11    10  2048\n   12    11  4096\n   20     1  8192\n';
  expect(memoryOf(10, processes)).toBe(7);
});

it('the time of the processor is told in seconds', () => {
  const seconds = process.cpuUsage().user / 1_000_000;
  expect(processorSeconds()).toBeGreaterThan(seconds);
  expect(processorSeconds()).toBeLessThan(seconds + 600);
});
