import { useTranslation } from 'react-i18next';
import { Catalogue } from '#features/desk/catalogue/Catalogue';
import { DeskPage } from './DeskPage';

export function CataloguePage() {
  const { t } = useTranslation('owner');
  return (
    <DeskPage title={t('catalogue.title')}>
      <Catalogue />
    </DeskPage>
  );
}
