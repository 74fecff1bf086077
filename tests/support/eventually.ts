import { vi } from 'vitest';
import { stepMs } from '#local/machine/patience';

/** Waits until a check passes, as long as a busy machine needs. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: stepMs });
