import { useTranslation } from 'react-i18next';
import { drawerButton } from '#ui/overlay/drawerButton';
import { Icon } from '#ui/picture/Icon';

const OpenProgramFilters = drawerButton(() =>
  import('./ProgramFilterDrawer').then((module) => module.ProgramFilterDrawer),
);

/** FILTER above the program grid: opens the facets of all programs in a drawer. */
export function ProgramFilterButton() {
  const { t } = useTranslation();
  return (
    <OpenProgramFilters className="btn line" drawer={{}}>
      <Icon name="filter" />
      {t('programs.filter')}
    </OpenProgramFilters>
  );
}
