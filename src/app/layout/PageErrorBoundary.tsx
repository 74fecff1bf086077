import { Component, useEffect, useState, type ErrorInfo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageShown } from '#app/pageShown';
import { brand } from '#brand';
import { reload } from '#leaving';
import { paths } from '#model/paths';
import { reportError } from '#reportError';
import { isMissingCode, namedLoadError } from '#ui/lazy/missingCode';

/** What stands in place of a page that failed: what happened, as heading and title, and what can be done. */
function FailedPage({ heading, text, children }: { heading: string; text: string; children: ReactNode }) {
  return (
    <section className="wrap page-top" role="alert">
      <title>{`${heading} | ${brand.name}`}</title>
      <h1 tabIndex={-1}>{heading}</h1>
      <p className="lead">{text}</p>
      <p className="go">{children}</p>
    </section>
  );
}

interface FallbackProps {
  error: unknown;
  onRetry: () => void;
}

/**
 * Code that could not be fetched offline is tried again when the connection returns; a reload offline would lose the
 * shop.
 */
function OfflineFallback({ onRetry }: Pick<FallbackProps, 'onRetry'>) {
  const { t } = useTranslation();
  useEffect(() => {
    // It may have returned since this was rendered.
    if (navigator.onLine) onRetry();
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <FailedPage heading={t('crash.offline')} text={t('crash.offlineText')}>
      <button type="button" className="btn" onClick={onRetry}>
        {t('crash.again')}
      </button>
    </FailedPage>
  );
}

function Fallback({ error, onRetry }: FallbackProps) {
  usePageShown();
  const { t } = useTranslation();
  const isMissing = isMissingCode(error);
  // As it was when it failed: rendered anew as the connection returns, it would stop listening before it has heard.
  const [isOffline] = useState(() => isMissing && !navigator.onLine);
  if (isOffline) return <OfflineFallback onRetry={onRetry} />;
  return (
    <FailedPage
      heading={t(isMissing ? 'crash.newVersion' : 'crash.title')}
      text={t(isMissing ? 'crash.newVersionText' : 'crash.text')}
    >
      <button type="button" className="btn" onClick={reload}>
        {t('crash.reload')}
      </button>{' '}
      <a className="under" href={paths.home}>
        {t('notFound.home')}
      </a>
    </FailedPage>
  );
}

interface State {
  failure?: { error: unknown };
}

/** Error boundary: when a page fails, header and cart stay usable and the reader is told what to do. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    reportError(namedLoadError(error), `A page failed.${info.componentStack ?? ''}`);
  }

  readonly retry = (): void => this.setState({ failure: undefined });

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <Fallback error={failure.error} onRetry={this.retry} /> : this.props.children;
  }
}
