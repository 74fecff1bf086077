import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/Notice';
import type { Ordering } from './ordering';

interface OrderingNoticeProps {
  ordering: Ordering;
  hasDifferences: boolean;
  onAsk: () => void;
}

/** The result of the last attempt to order, with the next step. */
export function OrderingNotice({ ordering, hasDifferences, onAsk }: OrderingNoticeProps) {
  const { t } = useTranslation('checkout');
  if (ordering.phase === 'asking') return <Notice tone="info">{t('problem.asking')}</Notice>;
  if (ordering.phase === 'changed' && !hasDifferences)
    return <Notice tone="info">{t('problem.settled')}</Notice>;
  if (ordering.phase !== 'failed') return null;
  if (ordering.problem === 'unanswered') {
    return (
      <Notice tone="warn" action={{ label: t('problem.ask'), run: onAsk }}>
        {t('problem.unanswered')}
      </Notice>
    );
  }
  return <Notice tone="error">{t(`problem.${ordering.problem}`)}</Notice>;
}
