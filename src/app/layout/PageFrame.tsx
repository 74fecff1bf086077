import { Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useAccount } from '../../features/account/session/accountContext';
import { Spinner } from '../../ui/Spinner';
import type { RouteRow } from '../routes/defineRoutes';
import { PageErrorBoundary } from './PageErrorBoundary';
import { Header } from './Header';
import { useScrollMemory } from '../navigation/useScrollMemory';
import { lazyPart } from '../../ui/lazy/lazyPart';

/** Few members have not followed the link of their e-mail yet. */
const reminder = lazyPart(() =>
  import('../../features/account/session/VerificationReminder').then((module) => module.VerificationReminder),
);

// Below every first view, so its code comes behind it.
export const footer = lazyPart(() => import('./PageFoot').then((module) => module.PageFoot));

/** Says that the page's own content is there; it stands beside it inside the same Suspense. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  useEffect(onArrive, [onArrive]);
  return null;
}

/** After a change of path the reader is taken to the new page: focus on its h1, its title read out. */
function useArrival(pathname: string): { title: string; onArrive: () => void } {
  const isFirst = useRef(true);
  /** The last path that somebody pressed a key or a button on. */
  const pressedOn = useRef<string>(undefined);
  useLayoutEffect(() => {
    pressedOn.current = undefined;
    const notePress = (): void => {
      pressedOn.current = pathname;
    };
    const kinds = ['pointerdown', 'keydown'] as const;
    for (const kind of kinds) window.addEventListener(kind, notePress);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, notePress);
    };
  }, [pathname]);
  const [title, setTitle] = useState('');
  const onArrive = useCallback(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    // Whoever has reached for something else while the page came, the menu say, is left there.
    if (pressedOn.current === undefined) {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
    // The head is written a frame after the page's first commit.
    requestAnimationFrame(() => setTitle(document.title));
  }, []);
  return { title, onArrive };
}

type Frame = Pick<RouteRow, 'header' | 'footer'>;

/** What surrounds every page: skip link, header, footer, the button to the top, and a net for errors. */
export function PageFrame({ header, footer: footerSettings, children }: Frame & { children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const account = useAccount();
  const { title, onArrive } = useArrival(pathname);
  useScrollMemory();
  return (
    <>
      <a className="skip" href="#main">
        {t('header.skip')}
      </a>
      <Header {...header} />
      <main id="main" tabIndex={-1}>
        {account.phase === 'member' && !account.member.isVerified && (
          <Suspense>
            <reminder.Part email={account.member.email} />
          </Suspense>
        )}
        <PageErrorBoundary key={pathname}>
          <Suspense key={pathname} fallback={<Spinner label={t('state.loading')} />}>
            {children}
            <Arrival onArrive={onArrive} />
          </Suspense>
        </PageErrorBoundary>
      </main>
      <p className="visually-hidden" aria-live="polite">
        {title}
      </p>
      <Suspense>
        <footer.Part {...footerSettings} />
      </Suspense>
    </>
  );
}
