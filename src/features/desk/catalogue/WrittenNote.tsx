import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { differingItems, digestOfPage, type WrittenPages } from '#model/desk/writtenPages';
import { useItems } from '#features/desk/live/deskData';
import { useDays } from '#features/desk/parts/useDays';
import { readWrittenPages } from '#services/writtenPages';
import { Notice } from '#ui/Notice';
import { sliceYielder } from '#yieldToBrowser';

/** Says what search engines are told later than shoppers, and what to do about it. */
export function WrittenNote() {
  const { t } = useTranslation('owner');
  const { moment } = useDays();
  const items = useItems().value;
  const [written, setWritten] = useState<WrittenPages>();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isGone = false;
    void readWrittenPages().then((read) => {
      if (!isGone) setWritten(read);
    });
    return () => {
      isGone = true;
    };
  }, []);
  useEffect(() => {
    if (!items || !written) return undefined;
    let isOver = false;
    void (async () => {
      const yieldSlice = sliceYielder();
      for (const item of items) {
        digestOfPage(item);
        await yieldSlice();
        if (isOver) return;
      }
      setCount(differingItems(items, written));
    })();
    return () => {
      isOver = true;
    };
  }, [items, written]);
  if (!written || count === 0) return <p className="soft">{t('catalogue.written')}</p>;
  return <Notice tone="info">{t('catalogue.differ', { count, when: moment(written.writtenAt) })}</Notice>;
}
