import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AccountNews } from '#features/account/session/followMember';
import { followMember } from '#features/account/session/followMember';
import { signOutHere } from '#features/account/session/useSignOut';
import type { Member } from '#model/account/account';
import { paths } from '#model/paths';
import { browserOrders } from '#services/storage/orderMemory';
import { noteSearch, recentSearches } from '#services/storage/recentSearches';
import { deviceWishes } from '#services/storage/deviceStockWishes';
import { viewedItems } from '#services/storage/deviceViewedItems';
import { watchMemberMark } from '#services/storage/memberMark';
import { courierStore } from '#ui/courier/courierStore';
import { storedDraft } from '#ui/drafts';
import { eventually } from '#tests/support/eventually';

const service = vi.hoisted(() => ({
  report: vi.fn<(member: unknown) => void>(),
  watchMember: vi.fn<(onChange: (member: unknown) => void) => Promise<() => void>>(),
  idToken: vi.fn<() => Promise<string | null>>(),
  isSessionKnown: vi.fn<() => boolean>(),
  signOut: vi.fn<() => Promise<void>>(),
}));
const refreshMember = vi.hoisted(() => vi.fn<() => Promise<void>>());
const users = vi.hoisted(() => ({
  readOwnRecord: vi.fn<(...asked: string[]) => Promise<{ displayName: string } | null>>(),
  writeOwnRecord: vi.fn<(...written: unknown[]) => Promise<void>>(),
}));
vi.mock('#services/firebase/account/users', () => users);
vi.mock('#features/account/session/accountServices', () => ({
  authService: () => Promise.resolve(service),
  memberService: () => Promise.resolve({ refreshMember }),
}));

const mara: Member = {
  uid: 'mara',
  email: 'mara@eightwell.example',
  profileName: 'Mara Lind',
  photoURL: null,
  isVerified: true,
  methods: ['password'],
};

const markKey = 'eightwell:member';
/** A document starts in a browser with this mark. */
function startWith(mark?: string): void {
  if (mark !== undefined) localStorage.setItem(markKey, mark);
  watchMemberMark(() => undefined)();
}

async function follow() {
  const news: AccountNews[] = [];
  onTestFinished(await followMember((one) => news.push(one)));
  return news;
}
const nameIn = (one: AccountNews | undefined) =>
  one?.account.phase === 'member' ? one.account.displayName : one?.account.phase;

beforeEach(() => {
  startWith();
  vi.resetAllMocks();
  service.watchMember.mockImplementation((onChange) => {
    service.report.mockImplementation(onChange);
    return Promise.resolve(() => undefined);
  });
  service.idToken.mockResolvedValue('token');
  service.isSessionKnown.mockReturnValue(true);
  service.signOut.mockImplementation(() => Promise.resolve(service.report(null)));
  users.readOwnRecord.mockResolvedValue({ displayName: 'Mara from the list' });
});

describe('following the member', () => {
  it('knows them by the profile first, then by the user list', async () => {
    const news = await follow();
    service.report(mara);
    expect(nameIn(news.at(-1))).toBe('Mara Lind');
    await eventually(() => expect(nameIn(news.at(-1))).toBe('Mara from the list'));
    expect(users.readOwnRecord).toHaveBeenCalledExactlyOnceWith('mara', mara.email, 'token');
  });

  it('asks the list once, however often the token changes, and not before the address is verified', async () => {
    await follow();
    service.report({ ...mara, isVerified: false });
    expect(users.readOwnRecord).not.toHaveBeenCalled();
    service.report(mara);
    service.report(mara);
    await eventually(() => expect(users.readOwnRecord).toHaveBeenCalledOnce());
  });

  it('enters a member who has no record', async () => {
    users.readOwnRecord.mockResolvedValue(null);
    const news = await follow();
    service.report(mara);
    await eventually(() =>
      expect(users.writeOwnRecord).toHaveBeenCalledWith(
        'mara',
        { email: mara.email, displayName: 'Mara Lind' },
        'token',
      ),
    );
    expect(nameIn(news.at(-1))).toBe('Mara Lind');
  });

  it('only logs when the token cannot be had or the list cannot be read', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    users.readOwnRecord.mockRejectedValue(new Error('refused'));
    const news = await follow();
    service.report(mara);
    await eventually(() => expect(log).toHaveBeenCalledOnce());
    expect(nameIn(news.at(-1))).toBe('Mara Lind');
  });

  it('never gives one member the name of another', async () => {
    const answered = new EventTarget();
    users.readOwnRecord.mockReturnValueOnce(
      new Promise((resolve) => {
        answered.addEventListener('late', () => resolve({ displayName: 'Mara from the list' }));
      }),
    );
    const news = await follow();
    service.report(mara);
    await eventually(() => expect(users.readOwnRecord).toHaveBeenCalled());
    service.report({
      ...mara,
      uid: 'ada',
      email: 'ada@eightwell.example',
      profileName: 'Ada',
      isVerified: false,
    });
    answered.dispatchEvent(new Event('late'));
    await Promise.resolve();
    expect(nameIn(news.at(-1))).toBe('Ada');
  });

  it('shows a new name at once', async () => {
    const news = await follow();
    service.report(mara);
    await eventually(() => expect(nameIn(news.at(-1))).toBe('Mara from the list'));
    service.report({ ...mara, profileName: 'Mara L.' });
    expect(nameIn(news.at(-1))).toBe('Mara L.');
  });

  it.each([
    [paths.account, mara, 1],
    [paths.checkout, mara, 1],
    [paths.shop, mara, 0],
    [paths.shop, { ...mara, isVerified: false }, 1],
  ])('asks on coming back to %s whether the account is still there: %#', async (path, member, times) => {
    window.history.replaceState(null, '', path);
    refreshMember.mockResolvedValue();
    await follow();
    service.report(member);
    document.dispatchEvent(new Event('visibilitychange'));
    // What asks for sure comes after what may have asked.
    window.history.replaceState(null, '', paths.account);
    document.dispatchEvent(new Event('visibilitychange'));
    await eventually(() => expect(refreshMember).toHaveBeenCalledTimes(times + 1));
    window.history.replaceState(null, '', '/');
  });

  it.each([
    [
      'the back/forward cache',
      () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
    ['another window', () => window.dispatchEvent(new Event('focus'))],
  ])('asks for the account on coming back from %s', async (_from, comeBack) => {
    window.history.replaceState(null, '', paths.account);
    refreshMember.mockResolvedValue();
    await follow();
    service.report(mara);
    comeBack();
    await eventually(() => expect(refreshMember).toHaveBeenCalledOnce());
    window.history.replaceState(null, '', '/');
  });

  it('thanks for a verification', async () => {
    const news = await follow();
    service.report({ ...mara, isVerified: false });
    service.report(mara);
    expect(news.at(-1)?.message?.key).toBe('verified');
  });
});

describe('the end of a session', () => {
  it('by signing out is quiet and leaves no draft and no mark', async () => {
    const news = await follow();
    service.report(mara);
    storedDraft('address', 'tab').write({ line1: 'Linden Street 1' });
    expect(localStorage.getItem(markKey)).toMatch(/^[-\w]{21}$/);
    await signOutHere();
    expect(news.at(-1)).toEqual({ account: { phase: 'guest' } });
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage).toHaveLength(0);
  });

  it('by signing out forgets what was looked at, searched for, waited for and ordered', async () => {
    await follow();
    service.report(mara);
    viewedItems.write([{ kind: 'product', id: 'mat' }]);
    noteSearch('sleep');
    deviceWishes.write([{ id: 'mat' }]);
    browserOrders.writePlaced({ path: 'guestOrders/-OaBcDeFgHiJkLmNoPq1', lines: [] });
    await signOutHere();
    expect(viewedItems.read()).toEqual([]);
    expect(recentSearches.read()).toEqual([]);
    expect(deviceWishes.read()).toEqual([]);
    expect(browserOrders.readPlaced()).toBeUndefined();
  });

  it('forgets where meals go, also in a browser that keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('This browser has no storage.', 'SecurityError');
    });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await follow();
    service.report(mara);
    courierStore.write({ postcode: '10115' });
    expect(courierStore.read()).toEqual({ postcode: '10115' });
    const told = vi.fn<() => void>();
    const stop = courierStore.subscribe(told);
    await signOutHere();
    expect(courierStore.read()).toEqual({ postcode: '' });
    expect(told).toHaveBeenCalled();
    stop();
  });

  it('from outside is said, also when it happened while the shop was closed', async () => {
    startWith('yes');
    const news = await follow();
    service.report(null);
    expect(news.at(-1)?.message?.key).toBe('problem.sessionEnded');
    service.report(null);
    expect(news.at(-1)?.message).toBeUndefined();
  });

  it('is said where the session cannot be read, but nothing is forgotten: it may go on', async () => {
    service.isSessionKnown.mockReturnValue(false);
    startWith('mara’s');
    storedDraft('checkout', 'tab').write({ name: 'Mara' });
    const news = await follow();
    service.report(null);
    expect(news.at(-1)?.message?.key).toBe('problem.sessionEnded');
    expect(sessionStorage).toHaveLength(1);
    expect(localStorage.getItem(markKey)).toBe('mara’s');
  });

  it('in another document is final here, whatever the library still has in memory', async () => {
    const news = await follow();
    service.report(mara);
    const told = news.length;
    localStorage.removeItem(markKey);
    service.report({ ...mara, isVerified: false });
    expect(news).toHaveLength(told);
    expect(localStorage.getItem(markKey)).toBeNull();
    service.report(null);
    expect(news.at(-1)).toEqual({ account: { phase: 'guest' } });
  });

  it('before the library has answered is final too', async () => {
    startWith('mara’s');
    const news = await follow();
    localStorage.removeItem(markKey);
    service.report(mara);
    expect(news).toEqual([]);
  });

  it('leaves the mark of whoever signed in after it', async () => {
    const news = await follow();
    service.report(mara);
    localStorage.setItem(markKey, 'ada’s');
    service.report(null);
    expect(news.at(-1)).toEqual({ account: { phase: 'guest' } });
    expect(localStorage.getItem(markKey)).toBe('ada’s');
    service.report({ ...mara, uid: 'ada' });
    expect(localStorage.getItem(markKey)).toBe('ada’s');
  });

  it('by another member’s signing in gives that one a mark of their own', async () => {
    await follow();
    service.report(mara);
    const before = localStorage.getItem(markKey);
    service.report({ ...mara, uid: 'ada' });
    expect(localStorage.getItem(markKey)).not.toBe(before);
  });

  it('leaves a guest’s drafts alone', async () => {
    storedDraft('checkout', 'tab').write({ name: 'Guest' });
    await follow();
    service.report(null);
    expect(sessionStorage).toHaveLength(1);
  });
});
