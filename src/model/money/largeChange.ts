/** A price that is mistyped by a digit or a point changes by more than half. */
export const isLargeChange = (before: number, now: number): boolean => Math.abs(now - before) > before / 2;
