import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon';
import { lazyPart } from '../../../ui/lazyPart';

const { Part: ProgramFilterDrawer, preload } = lazyPart(() =>
  import('./ProgramFilterDrawer').then((module) => module.ProgramFilterDrawer),
);

/** FILTER above the program grid: opens the facets of all programs in a drawer. */
export function ProgramFilterButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn line"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        <Icon name="filter" />
        {t('programs.filter')}
      </button>
      {wasOpened && (
        <Suspense>
          <ProgramFilterDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
