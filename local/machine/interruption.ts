import type { Running } from './processes';
import { sayError } from './sayingErrors';

/** Resolves on Ctrl-C, or when the process is asked to end in another way. */
function interruption(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
}

/**
 * Starts parts one after the other and keeps them until the process is interrupted or a part fails to start; then ends
 * them in the opposite order, also when the interruption comes during the start.
 */
export async function runUntilInterrupted(
  start: (begin: <Part extends Running>(part: Promise<Part>) => Promise<Part>) => Promise<void>,
): Promise<void> {
  const interrupted = interruption();
  const parts: Promise<Running>[] = [];
  const begin = <Part extends Running>(part: Promise<Part>): Promise<Part> => {
    parts.unshift(part);
    return part;
  };
  const started = start(begin).then(() => interrupted, sayError);
  await Promise.race([started, interrupted]);
  for (const part of parts) await part.then((running) => running.stop()).catch(() => undefined);
  process.exit();
}
