import { Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useAccount, type SignedIn } from '#features/account/session/accountContext';
import { memberService } from '#features/account/session/accountServices';
import { Avatar } from '#features/account/menu/Avatar';
import { DashboardButton } from '#features/account/menu/DashboardButton';
import { VerificationBanner } from '#features/account/session/VerificationBanner';
import { selectWishlist } from '#model/shopState';
import { useShop } from '#storeHooks';
import { Icon } from '#ui/picture/Icon';
import { lazyPart } from '#ui/lazy/lazyPart';
import { useAnchor } from '#ui/navigation/useAnchor';
import { Spinner } from '#ui/Spinner';
import styles from './AccountPage.module.scss';
import { paths, withNext } from '#model/paths';
import { reportError } from '#reportError';
import { useSignOut } from '#features/account/session/useSignOut';

function SignOutButton() {
  const { t } = useTranslation('account');
  const signOut = useSignOut();
  return (
    <button type="button" className="btn line" onClick={signOut}>
      <Icon name="exit" />
      {t('signOut.submit')}
    </button>
  );
}

const orders = lazyPart(() =>
  import('#features/checkout/placed/OrderList').then((module) => module.OrderList),
);
const addresses = lazyPart(() =>
  import('#features/account/profile/AddressBook').then((module) => module.AddressBook),
);
const profile = lazyPart(() =>
  import('#features/account/profile/ProfileForm').then((module) => module.ProfileForm),
);
const methods = lazyPart(() =>
  import('#features/account/sign-in/SignInMethods').then((module) => module.SignInMethods),
);
const ownData = lazyPart(() => import('#features/account/profile/OwnData').then((module) => module.OwnData));

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

/** The link to the wishlist, which is kept on this device. */
function SavedThings() {
  const { t } = useTranslation('account');
  const count = useShop(selectWishlist).length;
  if (count === 0) return <p className="soft">{t('saved.none')}</p>;
  return (
    <Link className="under" to={paths.wishlist}>
      {t('saved.list', { count })}
      <Icon name="arrow" />
    </Link>
  );
}

function MemberAccount({ account }: { account: SignedIn }) {
  const { member, displayName } = account;
  const { t } = useTranslation(['account', 'checkout']);
  useAnchor({ isLate: true });

  // Asks the sign-in service again: a session ended elsewhere or an address verified elsewhere is noticed here at the
  // latest.
  useEffect(() => {
    memberService()
      .then(({ refreshMember }) => refreshMember())
      .catch((error: unknown) => reportError(error, 'The account could not be checked.', 'warning'));
  }, []);

  return (
    <div className={`wrap page-top ${styles.account}`}>
      <header>
        <Avatar displayName={displayName} photoURL={member.photoURL} size="large" />
        <div>
          <h1 tabIndex={-1}>{t('page.title')}</h1>
          <p>
            <bdi>{displayName}</bdi>
            <span>
              {member.email} · {t(member.isVerified ? 'profile.verified' : 'profile.unverified')}
            </span>
          </p>
        </div>
        <SignOutButton />
      </header>
      {!member.isVerified && <VerificationBanner email={member.email} />}
      <Part id="orders" title={t('checkout:orders.title')}>
        <Suspense fallback={<Spinner label={t('checkout:orders.loading')} />}>
          <orders.Part uid={member.uid} dashboard={<DashboardButton account={account} />} />
        </Suspense>
      </Part>
      <Part id="saved" title={t('saved.title')}>
        <SavedThings />
      </Part>
      <Part id="addresses" title={t('addresses.title')}>
        <Suspense fallback={<Spinner label={t('addresses.title')} />}>
          <addresses.Part uid={member.uid} />
        </Suspense>
      </Part>
      <Part id="profile" title={t('profile.title')}>
        <Suspense fallback={<Spinner label={t('profile.title')} />}>
          <profile.Part displayName={displayName} />
        </Suspense>
      </Part>
      <Part id="methods" title={t('methods.title')}>
        <Suspense fallback={<Spinner label={t('methods.title')} />}>
          <methods.Part member={member} />
        </Suspense>
      </Part>
      <Part id="data" title={t('data.title')}>
        <Suspense fallback={<Spinner label={t('data.title')} />}>
          <ownData.Part member={member} />
        </Suspense>
      </Part>
    </div>
  );
}

/** The member's own page; visitors are led to the sign-in page and back. */
export function AccountPage() {
  const { t } = useTranslation('account');
  const account = useAccount();
  const { hash } = useLocation();
  if (account.phase === 'starting') return <Spinner label={t('page.loading')} />;
  if (account.phase === 'guest')
    return <Navigate to={withNext(paths.signIn, paths.account + hash)} replace />;
  return <MemberAccount account={account} />;
}
