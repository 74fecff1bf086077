import { useTranslation } from 'react-i18next';
import { reportError } from '#reportError';
import { Icon } from '#ui/picture/Icon';
import { showToast } from '#ui/toast/toasts';

/** Hands the page's address to the device's share sheet, or copies it where there is none. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation('item');
  const share = async (): Promise<void> => {
    const url = window.location.href;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        showToast({ style: 'success', text: t('share.copied') });
      }
    } catch (error) {
      // Closing the share sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      reportError(error, 'The page could not be shared.', 'warning');
      showToast({ style: 'warning', text: t('share.failed', { url }) });
    }
  };
  return (
    <button type="button" className="quiet screen-only" onClick={() => void share()}>
      <Icon name="share" />
      {t('share.action')}
    </button>
  );
}
