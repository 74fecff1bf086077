import { noteMissingCode } from './missingCode';
import { reloadOnce } from './reloadOnce';

/** Whether the shop answers: a reload must not put the browser's own page of errors in the place of ours. */
const answers = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Some hosts let a missing file be remembered like one that is there, for a year: what a browser remembers of the file that is named
 * is replaced by what the host says now.
 */
function askPastCache(message: string): void {
  const [address] = /https?:[^\s"']+/.exec(message) ?? [];
  if (address?.startsWith(window.location.origin)) {
    fetch(address, { cache: 'reload' }).catch(() => undefined);
  }
}

/** Milliseconds in which failures belong to one press: code is asked for when a finger comes near, and again when it presses. */
const onePressMs = 1000;

/** The failure itself was told by whoever asked for the code. */
async function loadAnew(failure: unknown): Promise<void> {
  await Promise.allSettled([reloadOnce(failure)]);
}

/**
 * Notes each import that fails, and loads the page anew for a press that asks again for code which has failed before. Firefox remembers for the life of the
 * document that a file was not to be had, and after a deploy no browser gets it: only another document can. What was typed is kept
 * as a draft. Background work that tries again reloads nothing, and a file that a reload did not bring is not reloaded for again.
 */
export function watchMissingCode(
  page: Window = window,
  reload: (failure: unknown) => unknown = loadAnew,
): void {
  const missed = new Map<string, number>();
  page.addEventListener('vite:preloadError', ({ payload }) => {
    const { message } = payload;
    noteMissingCode(payload);
    askPastCache(message);
    const isPressed = page.navigator.userActivation?.isActive ?? true;
    const before = missed.get(message);
    if (before === undefined) missed.set(message, performance.now());
    else if (isPressed && performance.now() - before > onePressMs) {
      void answers().then((isThere) => {
        if (isThere) void reload(payload);
      });
    }
  });
}
