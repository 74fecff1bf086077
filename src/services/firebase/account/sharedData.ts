import { memberRequest } from '../rest';

/** Tells the member dashboard, through the database, who is on the way: the one thing every browser lets through. */
export async function writeSharedData(email: string, token: string): Promise<void> {
  await memberRequest('sharedData', {
    token,
    method: 'PUT',
    body: { message: 'Member Dashboard opened', someValue: email },
    // The page changes while it is on its way.
    keepalive: true,
  });
}
