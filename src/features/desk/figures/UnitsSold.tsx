import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { soldUpdate } from '#model/desk/unitsSold';
import { useRawItems } from '#features/desk/live/deskData';
import { useWrite } from '#features/desk/live/useWrite';
import { ProblemNote } from '#features/desk/parts/ProblemNote';
import { Notice } from '#ui/Notice';
import { Spinner } from '#ui/Spinner';

/** Reads the whole catalogue, so it is there only once it is asked for. */
function Count({ orders }: { orders: readonly BookedOrder[] }) {
  const { t } = useTranslation('owner');
  const writing = useWrite();
  const [isWritten, setWritten] = useState(false);
  const products = useRawItems('product').value;
  const programs = useRawItems('program').value;
  const update = useMemo(
    () => products && programs && soldUpdate(orders, { product: products, program: programs }),
    [orders, products, programs],
  );
  if (!update) return <Spinner label={t('state.loading')} />;
  const count = Object.keys(update).length;
  return (
    <>
      {count > 0 && (
        <p>
          <button
            type="button"
            className="btn"
            aria-busy={writing.isBusy}
            onClick={() => void writing.run(() => update).then(setWritten)}
          >
            {t('figures.sold.write', { count })}
          </button>
        </p>
      )}
      <ProblemNote writing={writing} />
      {count === 0 && (
        <Notice tone="success">{t(isWritten ? 'figures.sold.written' : 'figures.sold.same')}</Notice>
      )}
    </>
  );
}

/** Units sold, by which the shop sorts its lists: counted from the orders when an owner says so. */
export function UnitsSold({ orders }: { orders: readonly BookedOrder[] }) {
  const { t } = useTranslation('owner');
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <h2>{t('figures.sold.title')}</h2>
      <p className="soft">{t('figures.sold.about')}</p>
      {isAsked ? (
        <Count orders={orders} />
      ) : (
        <p>
          <button type="button" className="btn line" onClick={() => setAsked(true)}>
            {t('figures.sold.count')}
          </button>
        </p>
      )}
    </>
  );
}
