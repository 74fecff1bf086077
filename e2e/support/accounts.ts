import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { address } from '#local/machine/ports';
import { project } from '#local/machine/project';

const identity = `${address('auth')}/identitytoolkit.googleapis.com/v1`;
/** A connection for each request: the emulator closes one that is idle for five seconds, perhaps just as the next request is sent. */
const headers = { Authorization: 'Bearer owner', Connection: 'close' };

export const goodPassword = 'sunrise over hills';

export interface TestMember {
  uid: string;
  email: string;
  password: string;
  displayName: string;
}

/** An address that no other test uses. */
export const newEmail = (name = 'mara'): string => `${name}-${randomUUID().slice(0, 8)}@eightwell.example`;

/** The Auth emulator, as its owner. */
export class Accounts {
  constructor(private readonly client: APIRequestContext) {}

  async create({
    displayName = 'Mara Lind',
    isVerified = true,
    email = newEmail(),
  } = {}): Promise<TestMember> {
    const account = { email, password: goodPassword, displayName };
    const { localId } = await this.post<{ localId: string }>('accounts:signUp?key=test', account);
    if (isVerified) await this.change(localId, { emailVerified: true });
    return { uid: localId, ...account };
  }

  /** Fields as the service names them: emailVerified, disableUser … */
  async change(uid: string, fields: Record<string, unknown>): Promise<void> {
    await this.post(`projects/${project}/accounts:update`, { localId: uid, ...fields });
  }

  async remove(uid: string): Promise<void> {
    await this.post(`projects/${project}/accounts:delete`, { localId: uid });
  }

  async find(email: string): Promise<{ uid: string; isVerified: boolean }> {
    const { users = [] } = await this.post<{ users?: { localId: string; emailVerified?: boolean }[] }>(
      `projects/${project}/accounts:lookup`,
      { email: [email] },
    );
    const [user] = users;
    if (!user) throw new Error(`Nobody has signed up as ${email}.`);
    return { uid: user.localId, isVerified: user.emailVerified === true };
  }

  async isVerified(email: string): Promise<boolean> {
    return (await this.find(email)).isVerified;
  }

  /** The codes in the e-mails that were sent to an address, oldest first. */
  async codes(email: string, type: 'VERIFY_EMAIL' | 'PASSWORD_RESET'): Promise<string[]> {
    const list = `${address('auth')}/emulator/v1/projects/${project}/oobCodes`;
    const response = await this.client.get(list, { headers });
    const { oobCodes } = (await response.json()) as {
      oobCodes: { email: string; oobCode: string; requestType: string }[];
    };
    return oobCodes
      .filter((entry) => entry.email === email && entry.requestType === type)
      .map(({ oobCode }) => oobCode);
  }

  private async post<Answer>(path: string, data: object): Promise<Answer> {
    const response = await this.client.post(`${identity}/${path}`, { data, headers });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return (await response.json()) as Answer;
  }
}
