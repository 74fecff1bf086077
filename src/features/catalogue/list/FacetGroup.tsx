import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon';

/** One facet that opens and closes. */
export function FacetGroup({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation('lists');
  return (
    <details className="facet" open>
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
