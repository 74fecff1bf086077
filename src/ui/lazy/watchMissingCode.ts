import { noteMissingCode } from './missingCode';
import { reloadOnce } from './reloadOnce';

/** Whether the shop answers: a reload must not put the browser's own page of errors in the place of ours. */
const answers = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The file that was not to be had: most browsers name it, and of WebKit's it is known that nothing came. */
function missingFiles(message: string): readonly string[] {
  const [named] = /https?:[^\s"']+/.exec(message) ?? [];
  if (named) return [named];
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
  return scripts.flatMap((entry) =>
    entry instanceof PerformanceResourceTiming && entry.decodedBodySize === 0 ? [entry.name] : [],
  );
}

/**
 * Some hosts let a missing file be remembered like one that is there, for a year, and WebKit remembers one beyond a reload: what a
 * browser remembers of the file is replaced by what the host says now.
 */
function askPastCache(message: string): void {
  for (const address of new Set(missingFiles(message)))
    if (address.startsWith(window.location.origin)) {
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
  /** When each file was missed first, and when a press missed it last; in milliseconds, as the press itself. */
  const first = new Map<string, number>();
  const byPress = new Map<string, number>();
  let pressedAt = -Infinity;
  const notePress = (): void => {
    pressedAt = performance.now();
  };
  page.addEventListener('click', notePress, { capture: true });
  page.addEventListener('vite:preloadError', ({ payload }) => {
    const { message } = payload;
    noteMissingCode(payload);
    askPastCache(message);
    const now = performance.now();
    const isActive = page.navigator.userActivation?.isActive ?? true;
    const isLater = now - (first.get(message) ?? now) > onePressMs;
    const isNextPress = pressedAt > (byPress.get(message) ?? Infinity);
    if (!first.has(message)) first.set(message, now);
    if (now - pressedAt < onePressMs) byPress.set(message, now);
    if (isActive && (isLater || isNextPress)) {
      void answers().then((isThere) => {
        if (isThere) void reload(payload);
      });
    }
  });
}
