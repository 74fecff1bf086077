import { useTranslation } from 'react-i18next';
import { CardSkeletons } from '../../features/catalogue/card/CardGrid';
import { CatalogueGate } from '../../features/catalogue/CatalogueGate';
import { FirstProgram } from '../../features/catalogue/first/FirstProgram';
import { ProgramsByNeed } from '../../features/catalogue/first/ProgramsByNeed';
import { selectPrograms } from '../../model/shopState';
import { useRows } from '../../features/catalogue/useRows';

/** Three questions that lead to a first program. */
export function FindProgramPage() {
  const { t } = useTranslation(['finder', 'common']);
  const programs = useRows(selectPrograms);
  return (
    <div className="wrap page-top">
      <h1 tabIndex={-1}>{t('common:browse.first')}</h1>
      <p className="lead">{t('lead')}</p>
      <CatalogueGate hasItems={programs.length > 0} skeleton={<CardSkeletons count={3} columns="three" />}>
        <FirstProgram programs={programs} />
        <ProgramsByNeed programs={programs} />
      </CatalogueGate>
    </div>
  );
}
