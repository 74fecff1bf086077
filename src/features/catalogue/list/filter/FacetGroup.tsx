import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Facet } from '../../../../model/search/facetIndex';
import styles from './facets.module.scss';

export type FacetGroupName = Exclude<Facet, 'stock' | 'sale' | 'new'> | 'offer' | 'price' | 'sort';

/** One facet that opens and closes. */
export function FacetGroup({ name, children }: { name: FacetGroupName; children: ReactNode }) {
  const { t } = useTranslation('lists');
  return (
    <details className={styles.facet} open>
      <summary>{t(`facet.${name}`)}</summary>
      <fieldset>
        <legend className="visually-hidden">{t(`facet.${name}`)}</legend>
        {children}
      </fieldset>
    </details>
  );
}
