import { Suspense, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Icon } from '#ui/picture/Icon';
import { lazyPart } from '#ui/lazy/lazyPart';
import styles from '#app/layout/Header.module.scss';

const { Part: BrowsePanel, approach } = lazyPart(() =>
  import('./BrowsePanel').then((module) => module.BrowsePanel),
);
const panelId = 'browse';

/** Opens the browse panel on wide screens; small ones have its links in the off-canvas menu. */
export function BrowseButton() {
  const { t } = useTranslation();
  const { key } = useLocation();
  const around = useRef<HTMLSpanElement>(null);
  // The history entry the panel was opened on: any navigation closes it.
  const [openOn, setOpenOn] = useState<string>();
  const close = useCallback(() => setOpenOn(undefined), []);
  const isOpen = openOn === key;
  return (
    <span ref={around} className={styles.browse}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        {...approach}
        onClick={() => setOpenOn(isOpen ? undefined : key)}
      >
        <span>{t('browse.title')}</span>
        <Icon name="down" />
      </button>
      {isOpen && (
        <Suspense>
          <BrowsePanel id={panelId} around={around} onClose={close} />
        </Suspense>
      )}
    </span>
  );
}
