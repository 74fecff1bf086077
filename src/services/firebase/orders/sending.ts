import { DatabaseError, type DatabaseClient, type RestRequest } from '#services/firebase/rest';
import { SendingError } from './sendingError';

/** Milliseconds after which a request without an answer is aborted. */
export const answerTimeout = 10_000;

/** Whether the rules let the write pass. Throws SendingError when nobody says so. */
export async function isAccepted(ask: DatabaseClient, path: string, request: RestRequest): Promise<boolean> {
  try {
    await ask(path, { timeout: answerTimeout, ...request });
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.isRefusal) return false;
    throw new SendingError('unanswered', error);
  }
}

/** Reads a node. Throws SendingError. */
export async function read(ask: DatabaseClient, path: string): Promise<unknown> {
  try {
    return await ask(path, { timeout: answerTimeout });
  } catch (error) {
    throw new SendingError('unanswered', error);
  }
}

/** The server's time of arrival, the only field that anybody who knows the path may read; undefined while nothing is there. */
export async function receivedAt(ask: DatabaseClient, path: string): Promise<number | undefined> {
  const time = await read(ask, `${path}/createdAt`);
  return typeof time === 'number' ? time : undefined;
}

export const hasArrived = async (ask: DatabaseClient, path: string): Promise<boolean> =>
  (await receivedAt(ask, path)) !== undefined;
