import { useTranslation } from 'react-i18next';
import { orderPath } from '#model/paths';
import { reportError } from '#reportError';
import { showToast } from '#ui/toast/toasts';
import styles from './OrderLink.module.scss';

/** The link by which a guest comes back to an order, to be kept, copied and shared: there is no other key to it. */
export function OrderLink({ id }: { id: string }) {
  const { t } = useTranslation('order');
  const address = new URL(orderPath(id), window.location.origin).href;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ style: 'success', text: t('copied') });
    } catch (error) {
      reportError(error, 'The link to the order could not be copied.', 'warning');
      showToast({ style: 'warning', text: t('notCopied') });
    }
  };
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title: t('title'), url: address });
    } catch (error) {
      // Whoever closes the browser's own dialog has decided not to share.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      reportError(error, 'The link to the order could not be shared.', 'warning');
      showToast({ style: 'warning', text: t('notShared') });
    }
  };
  const canShare = typeof navigator.share === 'function';
  return (
    <section className={styles.link} aria-labelledby="order-link">
      <h2 id="order-link">{t('link.title')}</h2>
      <p>{t('link.text')}</p>
      <p className={styles.address}>
        <a href={address}>{address}</a>
      </p>
      <p className="go">
        <button type="button" className="btn line" onClick={() => void copy()}>
          {t('copy')}
        </button>
        {canShare && (
          <button type="button" className="btn line" onClick={() => void share()}>
            {t('share')}
          </button>
        )}
      </p>
    </section>
  );
}
