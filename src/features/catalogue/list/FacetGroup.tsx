import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon';
import styles from './facets.module.scss';

/** One facet that opens and closes. */
export function FacetGroup({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation('lists');
  return (
    <details className={styles.facet} open>
      <summary>
        {t(`facet.${name}`)}
        <Icon name="down" />
      </summary>
      <fieldset>
        <legend className="visually-hidden">{t(`facet.${name}`)}</legend>
        {children}
      </fieldset>
    </details>
  );
}
