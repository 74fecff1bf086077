import { serverTimestamp } from '../orders/sending';
import { memberRequest } from '../rest';

/**
 * Tells the member dashboard, through the database, who is on the way: the one thing every browser lets through. The
 * common node is everybody's and may be overwritten before it is read; the member's own one is not.
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
