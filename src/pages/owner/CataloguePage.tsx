import { useTranslation } from 'react-i18next';
import { Catalogue } from '#features/desk/catalogue/Catalogue';
import { Desk } from '#features/desk/Desk';
import { OwnersOnly } from './OwnersOnly';

export function CataloguePage() {
  const { t } = useTranslation('owner');
  return (
    <OwnersOnly>
      <Desk title={t('catalogue.title')}>
        <Catalogue />
      </Desk>
    </OwnersOnly>
  );
}
