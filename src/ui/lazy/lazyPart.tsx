import { lazy, useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { namedLoadError } from './missingCode';
import { reloadOnce } from './reloadOnce';
import { showToast } from '../toast/toasts';
import { reportError } from '../../reportError';

/** Replaces a part whose code could not be loaded: the page stays, and a retry is offered. */
function MissingPart() {
  const { t } = useTranslation();
  useEffect(() => {
    if (!navigator.onLine) showToast({ style: 'warning', text: t('state.offline') });
    else
      showToast({
        style: 'info',
        text: t('crash.newVersion'),
        undo: { label: t('crash.reload'), run: () => window.location.reload() },
      });
  }, [t]);
  return null;
}

interface LazyPart<Props> {
  Part: ComponentType<Props>;
  /** Prefetches the code. Resolves also if that fails: the failure shows when the part is rendered. */
  preload: () => Promise<void>;
  /** For the button that opens the part: fetches the code when one approaches it. */
  approach: { onPointerEnter: () => void; onFocus: () => void };
  /** Whether the code is there. */
  isReady: () => boolean;
}

/** Code-splits a part that is needed later than its page. If it fails, the page stays. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> = MissingPart,
): LazyPart<Props> {
  let ready: ComponentType<Props> | undefined;
  const fetchPart = async (): Promise<ComponentType<Props>> => (ready = await load());
  const Later = lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await fetchPart().catch(reloadOnce) };
    } catch (error) {
      reportError(namedLoadError(error), 'A part of the page could not be loaded.');
      return { default: Missing };
    }
  });
  /** A part whose code is already there is drawn at once. */
  function Part(props: Props) {
    // Asked for on each prerendered page that draws it, so that the page can name its code.
    if (import.meta.env.SSR) void load();
    const [Loaded] = useState<ComponentType<Props>>(() => ready ?? Later);
    return <Loaded {...props} />;
  }
  const preload = (): Promise<void> =>
    fetchPart().then(
      () => undefined,
      () => undefined,
    );
  const fetchAhead = (): void => void preload();
  const approach = { onPointerEnter: fetchAhead, onFocus: fetchAhead };
  return { Part, preload, approach, isReady: () => ready !== undefined };
}
