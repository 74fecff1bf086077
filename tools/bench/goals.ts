import type { Speed } from './visits/speed';

/** What is felt on the slow profile, and fails; docs/decisions/loading.md has the goals. Offline it is a second visit. */
const limits = { firstUsable: 2700, secondUsable: 1200, paintFactor: 1.1, shift: 0.01, scripts: 30 } as const;
/** Milliseconds until the page answers to a press or a key: three of four times, and at worst. */
const answerLimits = { usual: 150, worst: 300 } as const;

/** The limits that a page has missed, in words. */
export function missedGoals({ first, second, offline, withoutScript }: Speed): string[] {
  const paint = first.largestPaint / withoutScript;
  return [
    ...(first.usable > limits.firstUsable ? ['usable at first'] : []),
    ...(second.usable > limits.secondUsable ? ['usable again'] : []),
    ...(offline.usable > limits.secondUsable ? ['usable offline'] : []),
    ...(paint > limits.paintFactor ? ['painted'] : []),
    ...(Math.max(first.shift, second.shift, offline.shift) > limits.shift ? ['moved'] : []),
    ...(first.scripts > limits.scripts ? ['requests for code'] : []),
  ];
}

/** Which limit of answering soon was missed, in words; empty when none was. */
export function missedAnswer({ usual, worst }: { usual: number; worst: number }): string {
  if (usual > answerLimits.usual) return 'usually';
  return worst > answerLimits.worst ? 'at worst' : '';
}
