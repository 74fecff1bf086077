import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import { differingItems, type WrittenPages } from '#model/desk/writtenPages';
import { useRawItems } from '#features/desk/live/deskData';
import { useDays } from '#features/desk/parts/useDays';
import { readWrittenPages } from '#services/writtenPages';
import { Notice } from '#ui/Notice';

/** Says what search engines are told later than shoppers, and what to do about it. */
export function WrittenNote() {
  const { t } = useTranslation('owner');
  const { moment } = useDays();
  const products = useRawItems('product').value;
  const programs = useRawItems('program').value;
  const [written, setWritten] = useState<WrittenPages>();
  useEffect(() => {
    let isGone = false;
    void readWrittenPages().then((read) => {
      if (!isGone) setWritten(read);
    });
    return () => {
      isGone = true;
    };
  }, []);
  const count = useMemo(
    () =>
      products && programs && written
        ? differingItems([...productsOf(products).rows, ...programsOf(programs).rows], written)
        : 0,
    [products, programs, written],
  );
  if (!written || count === 0) return <p className="soft">{t('catalogue.written')}</p>;
  return <Notice tone="info">{t('catalogue.differ', { count, when: moment(written.writtenAt) })}</Notice>;
}
