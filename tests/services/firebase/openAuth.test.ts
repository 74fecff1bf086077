import { onIdTokenChanged, type Auth, type User } from 'firebase/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { memberKey } from '#model/saved/storageKeys';
import { openAuth } from '#services/firebase/account/auth';
import { watchMemberMark } from '#services/storage/memberMark';

vi.mock(import('firebase/auth'), async (importOriginal) => ({
  ...(await importOriginal()),
  initializeAuth: () => ({}) as Auth,
  connectAuthEmulator: () => undefined,
  onIdTokenChanged: vi.fn<typeof onIdTokenChanged>(),
}));
vi.mock('#services/firebase/app', () => ({ firebaseApp: () => Promise.resolve({}) }));
vi.mock('#services/firebase/account/sessionDatabase', () => ({
  endChangesWhenLeft: () => undefined,
  sessionDatabaseAnswers: () => Promise.resolve(true),
}));

const isAnswered = (): Promise<boolean> =>
  Promise.race([openAuth().then(() => true), new Promise<boolean>((r) => setTimeout(() => r(false), 50))]);

beforeEach(() => {
  localStorage.setItem(memberKey, JSON.stringify('a-member'));
  watchMemberMark(() => undefined);
  localStorage.removeItem(memberKey);
});

test('a session that is opened after its member has left answers all who ask, until somebody comes', async () => {
  expect(await isAnswered()).toBe(true);
  expect(await isAnswered()).toBe(true);
  const [, tell] = vi.mocked(onIdTokenChanged).mock.lastCall ?? [];
  (tell as (user: User | null) => void)({} as User);
  expect(await isAnswered()).toBe(false);
});
