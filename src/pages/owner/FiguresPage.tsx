import { useTranslation } from 'react-i18next';
import { Figures } from '#features/desk/figures/Figures';
import { Desk } from '#features/desk/Desk';
import { OwnersOnly } from './OwnersOnly';

export function FiguresPage() {
  const { t } = useTranslation('owner');
  return (
    <OwnersOnly>
      <Desk title={t('figures.title')}>
        <Figures />
      </Desk>
    </OwnersOnly>
  );
}
