import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useAccount } from '#features/account/session/accountContext';
import { ActionCode } from '#features/account/sign-in/ActionCode';
import { ResetForm } from '#features/account/sign-in/ResetForm';
import { SignInPanel } from '#features/account/sign-in/SignInPanel';
import { emailLinkIn, followedLink, followedMode, type EmailLink } from '#model/account/emailLink';
import { isWantingAccount, safeNextPath } from '#model/account/nextPath';
import { Picture } from '#ui/picture/Picture';
import styles from './SignInPage.module.scss';
import { usesSection } from '#model/sections';
import { paths, withNext } from '#model/paths';

/** The link of an e-mail that was followed to this page, until one goes on. */
function useEmailLink(): EmailLink | undefined {
  const { state }: { state: unknown } = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const asked = emailLinkIn(params);
  const [link] = useState(asked);

  // The code gives access to the account, so it must not stay in the browser's history.
  const isAsked = asked !== undefined;
  useEffect(() => {
    if (isAsked && link) void navigate(paths.signIn, { replace: true, state: followedLink(link) });
  }, [isAsked, link, navigate]);
  return isAsked || followedMode(state) !== undefined ? link : undefined;
}

/** The page's title; what replaces it under the same address takes the focus, whose element is gone. */
function useNewTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(title);
  useEffect(() => {
    if (before.current !== title) heading.current?.focus();
    before.current = title;
  }, [title]);
  return heading;
}

/** One page for signing in, signing up and what the links in our e-mails lead to; the path chooses the tab. */
export function SignInPage({ tab: own }: { tab: 'signIn' | 'signUp' }) {
  const { t } = useTranslation('account');
  const { state, hash }: { state: unknown; hash: string } = useLocation();
  const tab = isWantingAccount(state) ? 'signUp' : own;
  const account = useAccount();
  const [params] = useSearchParams();
  const link = useEmailLink();
  const next = safeNextPath((params.get('next') ?? paths.home) + hash);
  const ways = {
    signIn: withNext(paths.signIn, next),
    signUp: withNext(paths.signUp, next),
    forgot: withNext(paths.signIn, next, { forgot: 'yes' }),
  };

  const isForgot = params.has('forgot');
  const isHandlingLink = link !== undefined && !isForgot;
  const isReset = isForgot || link?.mode === 'resetPassword';
  const title = isReset ? 'reset.title' : isHandlingLink ? 'code.title' : (`${tab}.title` as const);
  const heading = useNewTitle(title);
  if (account.phase === 'member' && !isHandlingLink) return <Navigate to={next} replace />;

  return (
    <div className={`wrap ${styles.signIn}`}>
      <section aria-labelledby="sign-in-title">
        <h1 id="sign-in-title" tabIndex={-1} ref={heading}>
          {t(title)}
        </h1>
        {isHandlingLink ? (
          <ActionCode link={link} signInPath={ways.signIn} forgotPath={ways.forgot} />
        ) : isForgot ? (
          <>
            <p className="lead">{t('reset.lead')}</p>
            <ResetForm signInPath={ways.signIn} />
          </>
        ) : (
          <>
            <nav aria-label={t('tabs.label')} className={styles.ways}>
              <Link to={ways.signIn} aria-current={tab === 'signIn' ? 'page' : undefined}>
                {t('tabs.signIn')}
              </Link>
              <Link to={ways.signUp} aria-current={tab === 'signUp' ? 'page' : undefined}>
                {t('tabs.signUp')}
              </Link>
            </nav>
            <SignInPanel tab={tab} signInPath={ways.signIn} forgotPath={ways.forgot} />
          </>
        )}
      </section>
      <aside aria-labelledby="sign-in-aside">
        <Picture src="/pictures/topics/habits.svg" alt="" width={640} height={360} isFirst />
        <h2 id="sign-in-aside">{t('aside.title')}</h2>
        <ul>
          <li>{t('aside.orders')}</li>
          <li>{t('aside.addresses')}</li>
          {usesSection('dashboard') && <li>{t('aside.dashboard')}</li>}
        </ul>
        <p className="soft">
          {t('aside.guest')} {t('aside.guestOrders')}{' '}
          <Link className="under" to={paths.order}>
            {t('aside.guestOrdersLink')}
          </Link>
        </p>
      </aside>
    </div>
  );
}
