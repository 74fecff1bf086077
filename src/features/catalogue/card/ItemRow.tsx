import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Item } from '#model/catalogue/item';
import { Icon } from '#ui/picture/Icon';
import { useColon } from '#ui/text/useColon';
import { CardGrid, CardSkeletons } from './CardGrid';
import { CatalogueGate } from '#features/catalogue/CatalogueGate';
import { useIsEmpty } from '#features/catalogue/CatalogueStatus';
import { useEmptyAddresses } from '#emptyAddresses';

interface ItemRowProps {
  title: string;
  items: readonly Item[];
  /** Where more of them are. */
  more?: string;
}

/** A row of programs or products under a title; nothing where the catalogue has none. */
export function ItemRow({ title, items, more }: ItemRowProps) {
  const { t } = useTranslation('content');
  const id = useId();
  const colon = useColon();
  const isEmpty = useIsEmpty(items.length > 0);
  const empty = useEmptyAddresses();
  if (isEmpty) return null;
  return (
    <section className="wrap section" aria-labelledby={id}>
      <div className="bar">
        <h2 id={id}>{title}</h2>
        {more && !empty.has(more) && (
          <Link className="under" to={more} aria-label={`${t('page.more')}${colon}${title}`}>
            {t('page.more')}
            <Icon name="arrow" />
          </Link>
        )}
      </div>
      <CatalogueGate hasItems={items.length > 0} skeleton={<CardSkeletons count={4} />}>
        <CardGrid items={items} />
      </CatalogueGate>
    </section>
  );
}
