import { useTranslation } from 'react-i18next';
import type { Product } from '#model/catalogue/item';
import { CatalogueText } from '#ui/text/CatalogueText';
import { FactRow } from './FactRow';

/** Who made the product and what to heed, as Regulation (EU) 2023/988 asks offers to say; nothing where it is not filled in. */
export function SafetyFacts({ product }: { product: Product }) {
  const { t } = useTranslation('item');
  const { safety } = product;
  if (!safety) return null;
  const { manufacturer, address, warnings } = safety;
  const maker = [manufacturer, address].filter((part) => part !== undefined);
  return (
    <>
      {maker.length > 0 && <FactRow label={t('safety.manufacturer')}>{maker.join(', ')}</FactRow>}
      {warnings !== undefined && (
        <FactRow label={t('safety.warnings')}>
          <CatalogueText of={product}>{warnings}</CatalogueText>
        </FactRow>
      )}
    </>
  );
}
