import { useTranslation } from 'react-i18next';
import { Figures } from '#features/desk/figures/Figures';
import { DeskPage } from './DeskPage';

export function FiguresPage() {
  const { t } = useTranslation('owner');
  return (
    <DeskPage title={t('figures.title')}>
      <Figures />
    </DeskPage>
  );
}
