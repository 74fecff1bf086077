import type * as Replay from './replay';

let replay: typeof Replay | undefined;

/** Fetches what does again what was pressed early; a page that waited for it after drawing would lose what is typed then. */
export async function loadReplay(): Promise<void> {
  replay = await import('./replay');
}

/** Does what was kept, where there is anything and its code has come. */
export function replayKept(root: Element): void {
  if (window.keptEvents?.length) replay?.replayEvents(root);
}
