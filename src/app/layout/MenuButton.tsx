import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon';
import { lazyPart } from '../../ui/lazyPart';

const { Part: OffCanvasMenu, preload } = lazyPart(() =>
  import('./OffCanvasMenu').then((module) => module.OffCanvasMenu),
);

/** Opens the off-canvas menu of small screens; its code comes with the first touch. */
export function MenuButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        className="square narrow"
        aria-label={t('header.openMenu')}
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        <Icon name="menu" />
      </button>
      {wasOpened && (
        <Suspense>
          <OffCanvasMenu isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
