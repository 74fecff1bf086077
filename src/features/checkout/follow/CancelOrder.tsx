import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#model/paths';
import { reportError } from '#reportError';
import { ConfirmedButton } from '#ui/overlay/ConfirmedButton';
import { Notice } from '#ui/Notice';

type State = 'idle' | 'cancelling' | 'tooLate' | 'unanswered' | 'refused';

interface CancelOrderProps {
  path: string;
  /** Whether the order is a member's, whose ID token the database then asks for. */
  isMember: boolean;
  onCancelled?: () => void;
}

async function cancel(path: string, isMember: boolean): Promise<'cancelled' | 'tooLate'> {
  const [{ cancelOrder }, token] = await Promise.all([
    import('#services/firebase/orders/cancelOrder'),
    isMember ? import('#services/firebase/account/auth').then(({ idToken }) => idToken()) : null,
  ]);
  return cancelOrder(path, token ?? undefined);
}

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'problem' in error && error.problem === 'refused';

/** Cancels an order that nobody has confirmed yet, after a confirmation. */
export function CancelOrder({ path, isMember, onCancelled }: CancelOrderProps) {
  const { t } = useTranslation('order');
  const [state, setState] = useState<State>('idle');

  const run = async (): Promise<void> => {
    setState('cancelling');
    try {
      const outcome = await cancel(path, isMember);
      setState(outcome === 'tooLate' ? 'tooLate' : 'idle');
      if (outcome === 'cancelled') onCancelled?.();
    } catch (error) {
      reportError(error, 'An order could not be cancelled.', 'warning');
      setState(isRefusal(error) ? 'refused' : 'unanswered');
    }
  };

  if (state === 'cancelling') return <output>{t('cancel.cancelling')}</output>;
  return (
    <>
      {state !== 'idle' && (
        <Notice tone="error">
          {t(`cancel.${state}`)} {state !== 'unanswered' && <Link to={paths.contact}>{t('contact')}</Link>}
        </Notice>
      )}
      {(state === 'idle' || state === 'unanswered') && (
        <ConfirmedButton
          label={t('cancel.label')}
          title={t('cancel.title')}
          text={t('cancel.text')}
          confirm={t('cancel.confirm')}
          cancel={t('cancel.keep')}
          onConfirm={() => void run()}
        />
      )}
    </>
  );
}
