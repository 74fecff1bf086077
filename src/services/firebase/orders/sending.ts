import type { Connection } from '../database';
import { SendingError } from './sendingError';

/** Milliseconds after which a silent server counts as gone. The library itself would wait for ever. */
const answerTimeout = 10_000;

export async function answered<Result>(request: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SendingError('unanswered')), answerTimeout);
  });
  try {
    return await Promise.race([request, silence]);
  } catch (error) {
    if (error instanceof SendingError || isDenied(error)) throw error;
    throw new SendingError('unanswered', error);
  } finally {
    clearTimeout(timer);
  }
}

const isDenied = (error: unknown): boolean =>
  error instanceof Error && /permission.?denied/i.test(error.message);

/** Whether the rules let the write pass; every other fault is thrown. */
export async function isAccepted(write: Promise<void>): Promise<boolean> {
  try {
    await answered(write);
    return true;
  } catch (error) {
    if (isDenied(error)) return false;
    throw error;
  }
}

/** Asks for the receipt: the one field of a sending that whoever knows its path may read. */
export async function hasArrived({ database, library }: Connection, path: string): Promise<boolean> {
  const receipt = await answered(library.get(library.ref(database, `${path}/createdAt`)));
  return receipt.exists();
}

/** A place below `node` that nothing else will ever have; to be remembered before the first try to write there. */
export function newPath({ database, library }: Connection, node: string): string {
  return `${node}/${library.push(library.ref(database, node)).key}`;
}
