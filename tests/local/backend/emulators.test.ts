import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startEmulators } from '#local/backend/emulators';
import { patienceMs } from '#local/machine/patience';
import { startProgram } from '#local/machine/processes';
import { eventually } from '#tests/support/eventually';

vi.mock('node:fs/promises');
vi.mock('#local/machine/processes');

const stop = vi.fn<() => Promise<void>>();

/** The emulators as they were started, with what they say and how they end. */
async function started() {
  const outcome = startEmulators(['auth']);
  await eventually(() => expect(startProgram).toHaveBeenCalledOnce());
  const [program] = vi.mocked(startProgram).mock.calls[0] ?? [];
  return { outcome, say: program?.onOutput, end: program?.onEnd };
}

describe('emulators', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.mocked(startProgram).mockReset().mockReturnValue({ stop });
    stop.mockReset().mockResolvedValue();
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('may take minutes on a busy machine, of which is told', async () => {
    const { outcome, say } = await started();
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(console.log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('not ready yet'));
    say?.('✔  All emulators ready!');
    expect(await outcome).toEqual({ stop });
  });

  it('are ended when they never answer', async () => {
    const { outcome, say } = await started();
    say?.('Starting emulators: auth');
    const reason = outcome.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(patienceMs);
    expect(await reason).toMatchObject({
      message: 'The emulators were not ready after 10 minutes:\nStarting emulators: auth',
    });
    expect(stop).toHaveBeenCalledOnce();
  });

  it('that end by themselves are not waited for', async () => {
    const { outcome, end } = await started();
    end?.(1);
    await expect(outcome).rejects.toThrow('ended with code 1');
    expect(vi.getTimerCount()).toBe(0);
  });
});
