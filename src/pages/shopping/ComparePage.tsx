import { useTranslation } from 'react-i18next';
import { useCatalogueStatus } from '#features/catalogue/CatalogueStatus';
import { QuickViewButton } from '#features/catalogue/card/QuickViewButton';
import { CompareContent } from '#features/compare/CompareContent';
import { useCatalogueWords } from '#ui/text/CatalogueText';

export function ComparePage() {
  const { t } = useTranslation('basket');
  const translated = useCatalogueWords();
  const { phase } = useCatalogueStatus();
  return (
    <div className="wrap page-top">
      <div className="bar">
        <h1 tabIndex={-1}>{t('compare.title')}</h1>
      </div>
      <CompareContent
        isCatalogueRead={phase === 'ready'}
        buy={(item) => (
          <QuickViewButton
            item={item}
            className="btn line"
            label={t('named', { action: t('compare.buy'), name: translated(item.name) })}
          >
            {t('compare.buy')}
          </QuickViewButton>
        )}
      />
    </div>
  );
}
