import { lazy, useEffect, useEffectEvent, useLayoutEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { inTime } from './inTime';
import { namedLoadError } from './missingCode';
import { styled } from './missingStyles';
import { reload } from '#leaving';
import { reloadOnce } from './reloadOnce';
import { showToast } from '#ui/toast/toasts';
import { reportError } from '#reportError';

const isClosable = (props: object): props is { onClose: () => void } =>
  'onClose' in props && typeof props.onClose === 'function';

/**
 * Replaces a part whose code could not be loaded: the page stays, and a retry is offered. What was to open is closed again,
 * so that the next press is a new try.
 */
function MissingPart(props: object) {
  const { t } = useTranslation();
  const tell = useEffectEvent(() => {
    if (!navigator.onLine) showToast({ style: 'warning', text: t('state.offline') });
    else
      showToast({
        style: 'info',
        text: t('crash.newVersion'),
        undo: { label: t('crash.reload'), run: reload },
      });
    if (isClosable(props)) props.onClose();
  });
  useEffect(() => tell(), []);
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
  const fetchPart = async (): Promise<ComponentType<Props>> => (ready = await inTime(styled(load())));
  const later = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        return { default: await fetchPart().catch(reloadOnce) };
      } catch (error) {
        // Without a connection it is no fault of the shop, and `MissingPart` says so.
        if (navigator.onLine) reportError(namedLoadError(error), 'A part of the page could not be loaded.');
        return { default: Absent };
      }
    });
  let Later = later();
  /** React keeps what failed: with the next connection, or where the part is shown anew, it is worth another try. */
  function Absent(props: Props) {
    const [isBack, setBack] = useState(false);
    const retry = useEffectEvent(() => {
      Later = later();
      // Nothing opens by itself.
      if (isClosable(props)) props.onClose();
      else setBack(true);
    });
    // With the commit: a connection that comes right after it would not be heard.
    useLayoutEffect(() => {
      const onOnline = (): void => retry();
      window.addEventListener('online', onOnline);
      return () => {
        window.removeEventListener('online', onOnline);
        Later = later();
      };
    }, []);
    return isBack ? <Part {...props} /> : <Missing {...props} />;
  }
  /** A part whose code is already there is rendered at once. */
  function Part(props: Props) {
    // Asked for on each prerendered page that renders it, so that the page can name its code.
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
