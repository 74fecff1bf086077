import { useTranslation } from 'react-i18next';
import type { Program } from '../../../model/catalogue/item';
import { familyQuery, type ProgramFamily } from '../../../model/catalogue/programFamily';
import { Breadcrumb, type Crumb } from '../../../ui/Breadcrumb';

/** Programs / the family of the path, or else the dimension / the program. */
export function ProgramTrail({ program, family }: { program: Program; family?: ProgramFamily }) {
  const { t } = useTranslation('item');
  const [dimension] = program.dimensions;
  const middle: Crumb[] = family
    ? [{ text: t(`family.${family}`), to: `/shopdetails?${familyQuery(family)}` }]
    : dimension
      ? [{ text: t(`common:dimension.${dimension}`), to: `/shopdetails?dimension=${dimension}` }]
      : [];
  return (
    <Breadcrumb
      label={t('crumbs')}
      trail={[{ text: t('programs'), to: '/program' }, ...middle, { text: program.name, lang: 'en' }]}
    />
  );
}
