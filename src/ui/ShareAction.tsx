import { withoutCampaign } from '#model/campaigns';
import { reportError } from '#reportError';
import { Icon } from '#ui/picture/Icon';
import { showToast } from '#ui/toast/toasts';

interface ShareActionProps {
  title: string;
  /** What is shared; without it, the page's own address, without what tells how this visitor came. */
  url?: string | undefined;
  label: string;
  copied: string;
  /** Said with the address, where neither way works. */
  failed: (url: string) => string;
}

/** Hands an address to the device's share sheet, or copies it where there is none. */
export function ShareAction({ title, url: given, label, copied, failed }: ShareActionProps) {
  const share = async (): Promise<void> => {
    const url = given ?? withoutCampaign(window.location.href);
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        showToast({ style: 'success', text: copied });
      }
    } catch (error) {
      // Closing the share sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      reportError(error, 'The page could not be shared.', 'warning');
      showToast({ style: 'warning', text: failed(url) });
    }
  };
  return (
    <button type="button" className="quiet screen-only" onClick={() => void share()}>
      <Icon name="share" />
      {label}
    </button>
  );
}
