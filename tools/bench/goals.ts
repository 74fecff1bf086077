import type { Speed } from './visits/speed';

/** What a page should reach on the slow profile, and what fails: the goal and a tenth. Offline it is a second visit. */
const goals = { firstUsable: 2400, secondUsable: 1000, paintFactor: 1.03, shift: 0, scripts: 12 } as const;
const tolerance = 1.1;
/** Milliseconds until the page answers to a press or a key: three of four times, and at worst. */
const answerGoals = { usual: 100, worst: 200 } as const;
/** Layout shift that still counts as none, because of rounding. */
const noShift = 0.001;

/** The goals that a page has missed by more than a tenth, in words. */
export function missedGoals({ first, second, offline, withoutScript }: Speed): string[] {
  const paint = first.largestPaint / withoutScript;
  return [
    ...(first.usable > goals.firstUsable * tolerance ? ['usable at first'] : []),
    ...(second.usable > goals.secondUsable * tolerance ? ['usable again'] : []),
    ...(offline.usable > goals.secondUsable * tolerance ? ['usable offline'] : []),
    ...(paint > goals.paintFactor * tolerance ? ['painted'] : []),
    ...(Math.max(first.shift, second.shift, offline.shift) > noShift ? ['moved'] : []),
    ...(first.scripts > goals.scripts ? ['requests for code'] : []),
  ];
}

/** Which goal of answering soon was missed by more than a tenth, in words; empty when none was. */
export function missedAnswer({ usual, worst }: { usual: number; worst: number }): string {
  if (usual > answerGoals.usual * tolerance) return 'usually';
  return worst > answerGoals.worst * tolerance ? 'at worst' : '';
}
