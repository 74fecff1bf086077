import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#model/dateFormat';
import { brand } from '#brand';
import { env } from '#env';
import type { Withdrawal } from '#model/order/message';
import { browserReceipts, type WithdrawalReceipt } from '#services/storage/withdrawalReceipts';
import { ConfirmedButton } from '#ui/overlay/ConfirmedButton';
import { useLocale } from '#ui/text/useLanguage';
import { AnswerList } from './AnswerList';
import { MessageSent } from './MessageSent';
import styles from './messageForm.module.scss';

/** The address gets a receipt only where letters are sent. */
export const receiptEmail = env.hasLetters ? 'withdraw.email' : 'field.email';

/** What is withdrawn from, as it is sent and kept: a receipt on paper says of itself whom it went to. */
export function WithdrawalAnswers({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('partner');
  const rows = [
    [t('withdraw.to'), [brand.name, ...brand.address, brand.email].join(', ')],
    [t('field.name'), withdrawal.name],
    [t('withdraw.contract'), withdrawal.about],
    [t(receiptEmail), withdrawal.email],
    [t('withdraw.items'), withdrawal.items],
  ] as const;
  return <AnswerList rows={rows} />;
}

/** One receipt. The newest of this visit is brought into view. */
export function ReceiptOfWithdrawal({
  receipt: { reference, at, withdrawal },
  isNew,
}: {
  receipt: WithdrawalReceipt;
  isNew: boolean;
}) {
  const { t } = useTranslation('partner');
  const time = dateFormat(useLocale(), { dateStyle: 'long', timeStyle: 'long' }).format(at);
  return (
    <>
      <MessageSent
        title={t('withdraw.sent')}
        text={t(env.hasLetters ? 'withdraw.sentText' : 'withdraw.sentTextUnsent', {
          time,
          email: withdrawal.email,
        })}
        reference={reference}
        isNew={isNew}
      />
      <WithdrawalAnswers withdrawal={withdrawal} />
    </>
  );
}

/** The receipts of this device, until they are forgotten: a page that is loaded again still has them. */
export function KeptReceipts() {
  const { t } = useTranslation('partner');
  const [receipts, setReceipts] = useState(browserReceipts.read);
  if (receipts.length === 0) return null;
  return (
    <section className={`${styles.messageForm} ${styles.receipts}`} aria-label={t('withdraw.kept')}>
      {receipts.map((receipt) => (
        <ReceiptOfWithdrawal key={receipt.reference} receipt={receipt} isNew={false} />
      ))}
      <p className="go">
        <button type="button" className="btn line" onClick={() => window.print()}>
          {t('withdraw.print')}
        </button>
        <ConfirmedButton
          label={t('withdraw.forget')}
          title={t('withdraw.forgetTitle')}
          text={t('withdraw.forgetText')}
          confirm={t('withdraw.forget')}
          cancel={t('withdraw.keep')}
          onConfirm={() => {
            browserReceipts.forget();
            setReceipts([]);
          }}
        />
      </p>
      <h2 className="screen-only">{t('withdraw.another')}</h2>
    </section>
  );
}
