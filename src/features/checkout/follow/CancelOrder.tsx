import { useEffect, useRef, useState } from 'react';
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
  const isFinal = state === 'tooLate' || state === 'refused';
  const said = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isFinal) said.current?.focus();
  }, [isFinal]);

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

  return (
    <>
      {state === 'cancelling' && <output>{t('cancel.cancelling')}</output>}
      {state !== 'idle' && state !== 'cancelling' && (
        <div ref={said} tabIndex={-1}>
          <Notice tone="error">
            {t(`cancel.${state}`)} {isFinal && <Link to={paths.contact}>{t('contact')}</Link>}
          </Notice>
        </div>
      )}
      {!isFinal && (
        <ConfirmedButton
          label={t('cancel.label')}
          title={t('cancel.title')}
          text={t('cancel.text')}
          confirm={t('cancel.confirm')}
          cancel={t('cancel.keep')}
          isBusy={state === 'cancelling'}
          onConfirm={() => void run()}
        />
      )}
    </>
  );
}
