import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|preload CSS|importing a module|module script/i.test(error.message);

function Fallback({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const isOutdated = isMissingCode(error);
  return (
    <section className="wrap page-top" role="alert">
      <h1 tabIndex={-1}>{t(isOutdated ? 'crash.newVersion' : 'crash.title')}</h1>
      <p className="lead">{t(isOutdated ? 'crash.newVersionText' : 'crash.text')}</p>
      <p className="go">
        <button type="button" className="btn" onClick={() => window.location.reload()}>
          {t('crash.reload')}
        </button>{' '}
        <a className="under" href="/">
          {t('notFound.home')}
        </a>
      </p>
    </section>
  );
}

interface State {
  error?: unknown;
}

/** Keeps header and cart standing when a page fails, and says what to do. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('A page failed.', error, info.componentStack);
  }

  override render(): ReactNode {
    return 'error' in this.state ? <Fallback error={this.state.error} /> : this.props.children;
  }
}
