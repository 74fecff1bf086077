import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Icon } from '#ui/picture/Icon';
import { BrowsePanel, panelId } from './BrowsePanel';
import styles from '#app/layout/Header.module.scss';

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
        onClick={() => setOpenOn(isOpen ? undefined : key)}
      >
        <span>{t('browse.title')}</span>
        <Icon name="down" />
      </button>
      {isOpen && <BrowsePanel around={around} onClose={close} />}
    </span>
  );
}
