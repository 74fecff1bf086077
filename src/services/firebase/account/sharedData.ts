import { serverTimestamp } from '#model/serverTimestamp';
import { memberRequest } from '#services/firebase/rest';

/**
 * Tells the member dashboard who is coming, through the database, which works in every browser. The common node is
 * shared and may be overwritten before it is read; the member's own node is not.
 */
export async function writeSharedData(uid: string, email: string, token: string): Promise<void> {
  const fields = { message: 'Member Dashboard opened', someValue: email };
  // The page changes while they are on their way.
  const request = { token, method: 'PUT', keepalive: true } as const;
  await Promise.all([
    memberRequest('sharedData', { ...request, body: fields }),
    memberRequest(`handovers/${uid}`, { ...request, body: { ...fields, at: serverTimestamp } }),
  ]);
}
