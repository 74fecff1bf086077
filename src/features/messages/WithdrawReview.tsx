import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '#model/order/message';
import { AnswerList } from './AnswerList';

/** What is withdrawn from, as it is sent and kept. */
export function WithdrawReview({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('partner');
  const rows = [
    [t('field.name'), withdrawal.name],
    [t('withdraw.about'), withdrawal.about],
    [t('withdraw.email'), withdrawal.email],
    [t('withdraw.items'), withdrawal.items],
  ] as const;
  return <AnswerList rows={rows} />;
}
