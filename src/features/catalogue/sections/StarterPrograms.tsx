import { useTranslation } from 'react-i18next';
import { selectPrograms } from '../../../model/shopState';
import { ItemRow } from '../card/ItemRow';
import { paths } from '../../../model/paths';
import { useRows } from '../useRows';

/** Four programs that ask for no experience, of four different dimensions. */
export function StarterPrograms() {
  const { t } = useTranslation('content');
  const starters = useRows(selectPrograms).filter(({ level }) => level === 'starter');
  const oneEach = starters.filter(
    (program, index) =>
      starters.findIndex(({ dimensions }) => dimensions[0] === program.dimensions[0]) === index,
  );
  return <ItemRow title={t('story.starters')} items={oneEach.slice(0, 4)} more={paths.programs} />;
}
