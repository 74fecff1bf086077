import {
  Suspense,
  useRef,
  useState,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { brand } from '#brand';
import { useAccount } from '#features/account/session/accountContext';
import { focusTitle } from './focusTitle';
import { PageErrorBoundary } from './PageErrorBoundary';
import type { FooterSettings } from './Footer';
import { Header, type HeaderSettings } from './Header';
import { useScrollMemory } from '#app/navigation/useScrollMemory';
import { usePageShown } from '#app/pageShown';
import { lazyPart } from '#ui/lazy/lazyPart';
import { Spinner } from '#ui/Spinner';

interface PageArrivalProps {
  /** Called once, when the page is rendered; `hasPressed` says whether something was pressed or written while it came. */
  onArrive: (hasPressed: boolean) => void;
  children: ReactNode;
}

/** Tells that the page is rendered: inside its Suspense, this effect runs when the content has come. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  usePageShown();
  const arrived = useEffectEvent(onArrive);
  useEffect(() => arrived(), []);
  return null;
}

/** A ref that turns true with the first key or button that is pressed, or text that is pasted or dictated. */
function useHasPressed(): RefObject<boolean> {
  const hasPressed = useRef(false);
  useLayoutEffect(() => {
    const notePress = (): void => {
      hasPressed.current = true;
    };
    const kinds = ['pointerdown', 'keydown', 'input'] as const;
    for (const kind of kinds) window.addEventListener(kind, notePress);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, notePress);
    };
  }, []);
  return hasPressed;
}

/** One page: a spinner until its code has come, then the page. Give it the path as its key. */
export function PageArrival({ onArrive, children }: PageArrivalProps) {
  const { t } = useTranslation();
  const hasPressed = useHasPressed();
  const spinner = (
    <>
      <title>{brand.name}</title>
      <Spinner label={t('state.loading')} />
    </>
  );
  return (
    <Suspense fallback={spinner}>
      {children}
      <Arrival onArrive={() => onArrive(hasPressed.current)} />
    </Suspense>
  );
}

/** Lazy: few members still have to verify their e-mail address. */
const reminder = lazyPart(() =>
  import('#features/account/session/VerificationReminder').then((module) => module.VerificationReminder),
);

/** It stands below every first view, so its code comes after what the first view needs. */
export const pageFoot = lazyPart(() => import('./PageFoot').then((module) => module.PageFoot));

/** After a change of path the reader is taken to the new page: focus on its h1, its title read out. */
function useNewPage(): { title: string; onArrive: (hasPressed: boolean) => void } {
  const isFirst = useRef(true);
  const [title, setTitle] = useState('');
  const onArrive = (hasPressed: boolean): void => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    // If the reader has pressed something while the page loaded, such as the menu, the focus stays there.
    if (!hasPressed) focusTitle();
    // The head is written a frame after the page's first commit.
    requestAnimationFrame(() => setTitle(document.title));
  };
  return { title, onArrive };
}

/** How the frame of a page looks. */
export interface FrameSettings {
  header?: HeaderSettings;
  footer?: FooterSettings;
}

/** The frame of every page: skip link, header, footer, error boundary. */
export function PageFrame({ header, footer, children }: FrameSettings & { children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const account = useAccount();
  const { title, onArrive } = useNewPage();
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
          <PageArrival key={pathname} onArrive={onArrive}>
            {children}
          </PageArrival>
        </PageErrorBoundary>
      </main>
      <p className="visually-hidden" aria-live="polite">
        {title}
      </p>
      <Suspense>
        <pageFoot.Part {...footer} />
      </Suspense>
    </>
  );
}
