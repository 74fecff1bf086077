import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '#model/catalogue/item';
import { HydratedLater } from '#ui/HydratedLater';
import { classNames } from '#ui/classNames';
import { ItemCard } from './ItemCard';

/** Cards on wide screens: in columns, or as rows in one or two columns. */
export type CardColumns = 'two' | 'three' | 'four' | 'five' | 'rows' | 'rows two';

interface CardGridProps {
  items: readonly Item[];
  columns?: CardColumns;
  /** True where very wide screens may show more columns. */
  isRoomy?: boolean;
  heading?: 'h2' | 'h3' | 'h4';
  /** How many cards stand in the first view. */
  firstViewCards?: number;
}

/** Cards of items: while the list is the same they are left alone, or those not hydrated yet would be, at once. */
export const CardGrid = memo(function CardGrid({
  items,
  columns = 'four',
  isRoomy = false,
  heading,
  firstViewCards = 0,
}: CardGridProps) {
  const cards = items.map((item, index) => (
    <ItemCard
      key={`${item.kind}/${item.id}`}
      item={item}
      isFirst={index < firstViewCards}
      hasSummary={columns === 'rows' || columns === 'rows two'}
      {...(heading && { heading })}
    />
  ));
  return (
    <ul className={classNames('grid', columns, isRoomy && 'roomy')}>
      {cards.slice(0, firstViewCards)}
      <HydratedLater>{cards.slice(firstViewCards)}</HydratedLater>
    </ul>
  );
});

/** Holds the place of cards that are still on their way. */
export function CardSkeletons({
  count,
  columns = 'four',
  isRoomy = false,
}: Pick<CardGridProps, 'columns' | 'isRoomy'> & { count: number }) {
  const { t } = useTranslation();
  return (
    <output aria-label={t('state.loading')}>
      <ul className={classNames('grid', columns, isRoomy && 'roomy', 'skeleton')} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className="card">
            <span className="pic" />
            <i />
            <i />
          </li>
        ))}
      </ul>
    </output>
  );
}
