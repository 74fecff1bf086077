import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { env } from '#env';
import { referenceNumber } from '#model/order/referenceNumber';
import { isGuestOrder } from '#model/order/places';
import { idOf, type SentOrder } from '#services/storage/orderMemory';
import { Icon } from '#ui/picture/Icon';
import { DraftSummary } from '#features/checkout/details/DraftSummary';
import { OrderLines, OrderTotals } from '#features/checkout/OrderLines';
import { ProgramSteps } from '#features/checkout/ProgramSteps';
import { orderPath, paths } from '#model/paths';
import { OrderLink } from '#features/checkout/follow/OrderLink';
import { OrderQuestions } from '#features/checkout/OrderQuestions';
import { PrintedFoot } from '#features/checkout/PrintedFoot';
import styles from './OrderPlaced.module.scss';

interface OrderPlacedProps {
  order: SentOrder;
  isMember: boolean;
  /** A member's way to the dashboard. */
  dashboard?: ReactNode;
}

/** The confirmation. It can be printed: the frame and the buttons stay off the paper. */
export function OrderPlaced({ order, isMember, dashboard }: OrderPlacedProps) {
  const { t } = useTranslation('checkout');
  const { draft } = order;
  const id = idOf(order);
  const isOfGuest = isGuestOrder(order.path);
  return (
    <div className={styles.orderPlaced}>
      <div className={styles.sheet}>
        <p className={styles.number}>
          <span>{t('placed.number')}</span>
          <strong className="num" translate="no">
            {referenceNumber(id)}
          </strong>
        </p>
        {draft && (
          <>
            <p>
              {env.hasLetters ? t('placed.next', { email: draft.contact.email }) : t('placed.nextUnsent')}
            </p>
            <OrderLines order={draft} />
            <OrderTotals order={draft} />
            <DraftSummary draft={draft} />
            <ProgramSteps order={{ ...draft, status: 'placed' }} dashboard={dashboard} />
          </>
        )}
        <OrderQuestions />
        <PrintedFoot id={isOfGuest ? id : undefined} />
      </div>
      {isOfGuest && (
        <div className="screen-only">
          <OrderLink id={id} />
        </div>
      )}
      <p className="go screen-only">
        <button type="button" className="btn line" onClick={() => window.print()}>
          {t('placed.print')}
        </button>
        {(isMember || isOfGuest) && (
          <Link className="btn ink" to={isOfGuest ? orderPath(id) : paths.account}>
            {t('placed.follow')}
          </Link>
        )}
        <Link className="quiet" to={paths.shop}>
          {t('placed.more')} <Icon name="arrow" />
        </Link>
      </p>
    </div>
  );
}
