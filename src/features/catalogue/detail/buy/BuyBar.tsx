import { useEffect, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '#model/catalogue/item';
import { bottomBar } from '#ui/bottomBar';
import { Price } from '#ui/money/Price';
import styles from './BuyBar.module.scss';
import { CatalogueText } from '#ui/text/CatalogueText';

/** True once the element has been scrolled out of view, upwards or downwards. */
function useIsOutOfView(element: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false));
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isOut;
}

interface BuyBarProps {
  item: Item;
  /** The page's own add button. */
  buyRow: RefObject<HTMLElement | null>;
  canAdd: boolean;
  onAdd: () => void;
}

/** On phones: name, price and the add button at the bottom edge while the page's own button is out of view. */
export function BuyBar({ item, buyRow, canAdd, onAdd }: BuyBarProps) {
  const { t } = useTranslation('item');
  const isOut = useIsOutOfView(buyRow);
  if (!isOut || !canAdd) return null;
  return (
    <div
      className={`${styles.buyBar} narrow screen-only`}
      role="region"
      aria-label={t('buyBar')}
      ref={bottomBar}
    >
      <div>
        <p className={styles.buyBarName}>
          <CatalogueText>{item.name}</CatalogueText>
        </p>
        <Price of={item} />
      </div>
      <button type="button" className="btn" onClick={onAdd}>
        {t('add')}
      </button>
    </div>
  );
}
