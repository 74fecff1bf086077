import type { ParseKeys } from 'i18next';
import { chooseDisplayName, type Member } from '#model/account/account';
import { accountPaths } from '#model/paths';
import { readOwnRecord, writeOwnRecord } from '#services/firebase/account/users';
import { hasMemberLeft, markMember, readMemberMark, unmarkMember } from '#services/storage/memberMark';
import { browserReceipts } from '#services/storage/withdrawalReceipts';
import { browserOrders } from '#services/storage/orderMemory';
import { recentSearches } from '#services/storage/recentSearches';
import { deviceWishes } from '#services/storage/deviceStockWishes';
import { viewedItems } from '#services/storage/deviceViewedItems';
import { forgetDrafts } from '#ui/drafts';
import type { ToastStyle } from '#ui/toast/toasts';
import type { Account } from './accountContext';
import { authService, memberService } from './accountServices';
import { reportError } from '#reportError';
import { whenReturned } from '#whenReturned';

/**
 * The verification link opens in another tab or on another device, and there the account may have been deleted, too: so the
 * state is asked for when somebody comes back to this page.
 */
function checkOnReturn(isAwaited: () => boolean): () => void {
  const ask = () => {
    if (document.visibilityState !== 'visible' || !isAwaited() || hasMemberLeft()) return;
    memberService()
      .then(({ refreshMember }) => refreshMember())
      .catch((error: unknown) => {
        // Without a network nothing is asked, and nothing has changed.
        if (navigator.onLine) reportError(error, 'The account could not be checked.', 'warning');
      });
  };
  const stopReturns = whenReturned(ask);
  window.addEventListener('focus', ask);
  return () => {
    stopReturns();
    window.removeEventListener('focus', ask);
  };
}

export interface AccountNews {
  account: Account;
  /** Something that happened to the session without the member's doing; the key is one of `account`. */
  message?: { style: ToastStyle; key: ParseKeys<'account'> };
}

/** Follows who is signed in for the whole life of the app; the user list is asked once per verified member. */
export async function followMember(tell: (news: AccountNews) => void): Promise<() => void> {
  const { idToken, isSessionKnown, watchMember } = await authService();
  let current: Member | null = null;
  let recordName: string | null = null;
  let namedUid: string | null = null;

  const tellMember = (member: Member, message?: AccountNews['message']) =>
    tell({
      account: { phase: 'member', member, displayName: chooseDisplayName(recordName, member) },
      message,
    });

  const readName = async (member: Member) => {
    namedUid = member.uid;
    try {
      const token = await idToken();
      if (token === null) return;
      const record = await readOwnRecord(member.uid, member.email, token);
      if (record === null) await enterInUserList(member, token);
      // Somebody else may have signed in meanwhile.
      if (current?.uid !== member.uid) return;
      recordName = record?.displayName ?? null;
      tellMember(current);
    } catch (error) {
      reportError(error, 'The user list could not be read.');
    }
  };

  const stopChecking = checkOnReturn(
    () => current !== null && (!current.isVerified || accountPaths.has(window.location.pathname)),
  );
  const stopWatching = await watchMember((member) => {
    const before = current;
    const isAnother = member !== null && before !== null && before.uid !== member.uid;
    // The library hears late that a member has signed out in another document, and goes on telling of them until then.
    if (member !== null && !isAnother && hasMemberLeft()) return;
    current = member;
    if (member?.uid !== before?.uid) {
      recordName = null;
      namedUid = null;
    } else if (member?.profileName !== before?.profileName) {
      // Renaming writes the profile and the user list alike.
      recordName = member?.profileName ?? null;
    }
    if (member === null) {
      // Signing out removes the stored mark first, in whichever tab. A session that ends while the mark is there was
      // ended by the service, or its data were deleted in the browser.
      const hasEnded = readMemberMark() && !hasMemberLeft();
      if (before !== null || isSessionKnown()) {
        if (hasEnded || before !== null) forgetTraces();
        unmarkMember();
      }
      const message = { style: 'warning', key: 'problem.sessionEnded' } as const;
      tell({ account: { phase: 'guest' }, ...(hasEnded && { message }) });
      return;
    }
    markMember(isAnother);
    const isNewlyVerified = before?.uid === member.uid && !before.isVerified && member.isVerified;
    tellMember(member, isNewlyVerified ? { style: 'success', key: 'verified' } : undefined);
    if (member.isVerified && namedUid !== member.uid) void readName(member);
  });
  return () => {
    stopChecking();
    stopWatching();
  };
}

/** Drafts hold names and addresses, and viewed items are private: both are removed. */
function forgetTraces(): void {
  forgetDrafts();
  browserOrders.forgetDetails();
  browserReceipts.forget();
  viewedItems.forget();
  deviceWishes.forget();
  recentSearches.forget();
}

/** A record that sign-up could not write is written when the member comes back. */
async function enterInUserList({ uid, email, profileName }: Member, token: string): Promise<void> {
  if (profileName) await writeOwnRecord(uid, { email, displayName: profileName }, token);
}
