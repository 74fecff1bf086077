import { useTranslation } from 'react-i18next';
import { selectItem } from '../../../model/shopState';
import { useShop } from '../../../storeHooks';
import { ProgramTeaser } from './ProgramTeaser';

/** The program that goes with a text; nothing while the catalogue does not have it. */
export function RelatedProgram({ id }: { id: string }) {
  const { t } = useTranslation('content');
  const item = useShop((state) => selectItem(state, { kind: 'program', id }));
  if (item?.kind !== 'program') return null;
  return <ProgramTeaser program={item} label={t('article.program')} />;
}
