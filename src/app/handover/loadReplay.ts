import type * as Replay from './replay';

let replay: typeof Replay | undefined;

/**
 * Fetches the code that replays early events. It is fetched before drawing: while a drawn page waited for it, new
 * input would be lost.
 */
export async function loadReplay(): Promise<void> {
  replay = await import('./replay');
}

/** Replays the recorded events, if there are any and the code has arrived. */
export function replayKept(root: Element): void {
  if (window.keptEvents?.length) void replay?.replayEvents(root);
}
