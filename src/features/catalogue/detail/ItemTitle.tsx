import type { ReactNode } from 'react';
import type { Item } from '#model/catalogue/item';
import { unitPrice } from '#model/money/pricing';
import { ChargedNote } from '#ui/money/ChargedNote';
import { Price } from '#ui/money/Price';
import { CatalogueText } from '#ui/text/CatalogueText';
import styles from './detail.module.scss';

/** What an item is and what it costs: read before its picture, and on phones drawn above it. */
export function ItemTitle({ item, children }: { item: Item; children?: ReactNode }) {
  return (
    <div className={styles.title}>
      <h1 tabIndex={-1}>
        <CatalogueText>{item.name}</CatalogueText>
      </h1>
      <Price of={item}>
        <ChargedNote amount={unitPrice(item)} />
      </Price>
      {children}
    </div>
  );
}
