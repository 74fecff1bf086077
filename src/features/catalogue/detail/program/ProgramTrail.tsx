import { useTranslation } from 'react-i18next';
import type { Program } from '../../../../model/catalogue/item';
import { familyQuery, type ProgramFamily } from '../../../../model/catalogue/programFamily';
import { Breadcrumb, type Crumb } from '../../../../ui/navigation/Breadcrumb';
import { paths, withQuery } from '../../../../model/paths';
import { useMarkedWords } from '../../../../ui/text/CatalogueText';

/** Breadcrumb: Programs / family of the path, or the dimension / the program. */
export function ProgramTrail({ program, family }: { program: Program; family?: ProgramFamily }) {
  const { t } = useTranslation(['item', 'common']);
  const mark = useMarkedWords();
  const [dimension] = program.dimensions;
  const middle: Crumb[] = family
    ? [{ text: t(`family.${family}`), to: withQuery(paths.programList, familyQuery(family)) }]
    : dimension
      ? [{ text: t(`common:dimension.${dimension}`), to: withQuery(paths.programList, { dimension }) }]
      : [];
  return (
    <Breadcrumb
      label={t('crumbs')}
      trail={[{ text: t('programs'), to: paths.programs }, ...middle, mark(program.name)]}
    />
  );
}
