import { useTranslation } from 'react-i18next';
import { Catalogue } from '#features/desk/catalogue/Catalogue';
import { OwnersOnly } from './OwnersOnly';

export function CataloguePage() {
  const { t } = useTranslation('owner');
  return (
    <OwnersOnly title={t('catalogue.title')}>
      <Catalogue />
    </OwnersOnly>
  );
}
