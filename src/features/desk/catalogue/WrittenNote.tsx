import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { differingItems, digestOfPage, type WrittenPages } from '#model/desk/writtenPages';
import { useItems } from '#features/desk/live/deskData';
import { useInSlices } from '#features/desk/live/useInSlices';
import { useDays } from '#features/desk/parts/useDays';
import { readWrittenPages } from '#services/writtenPages';
import { Notice } from '#ui/Notice';

/** Says what search engines are told later than shoppers, and what to do about it. */
export function WrittenNote() {
  const { t } = useTranslation('owner');
  const { moment } = useDays();
  const items = useItems().value;
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
  const read = useInSlices(items, digestOfPage);
  const count = useMemo(
    () => (read && read === items && written ? differingItems(read, written) : 0),
    [read, items, written],
  );
  if (!written || count === 0) return <p className="soft">{t('catalogue.written')}</p>;
  return <Notice tone="info">{t('catalogue.differ', { count, when: moment(written.writtenAt) })}</Notice>;
}
