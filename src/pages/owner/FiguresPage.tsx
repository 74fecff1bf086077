import { useTranslation } from 'react-i18next';
import { Figures } from '#features/desk/figures/Figures';
import { OwnersOnly } from './OwnersOnly';

export function FiguresPage() {
  const { t } = useTranslation('owner');
  return (
    <OwnersOnly title={t('figures.title')}>
      <Figures />
    </OwnersOnly>
  );
}
