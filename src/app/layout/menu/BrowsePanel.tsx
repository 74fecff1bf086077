import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { classNames } from '#ui/classNames';
import { BrowseLinks } from './BrowseLinks';
import { useBrowseGroups } from './useBrowseGroups';
import styles from './BrowsePanel.module.scss';

export const panelId = 'browse';

interface BrowsePanelProps {
  /** The button and this panel together: leaving both closes the panel. */
  around: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The groups of browse links side by side, below the header of wide screens. */
export function BrowsePanel({ around, onClose }: BrowsePanelProps) {
  // The focus goes with the link that was followed. On a new path the page takes it; on the same one its button does.
  useLayoutEffect(
    () => () => {
      if (around.current?.contains(document.activeElement))
        around.current.querySelector('button')?.focus({ preventScroll: true });
    },
    [around],
  );
  useEffect(() => {
    const isOutside = (target: EventTarget | null): boolean =>
      target instanceof Node && around.current?.contains(target) === false;
    const closeOutside = ({ target }: Event): void => {
      if (isOutside(target)) onClose();
    };
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      around.current?.querySelector('button')?.focus();
      onClose();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [around, onClose]);
  return (
    <div id={panelId} className={styles.panel}>
      <div className={`wrap ${styles.columns}`}>
        {useBrowseGroups().map(({ name, title, links }) => (
          <section key={name} className={classNames(links.length > 6 && styles.double)}>
            <h2 id={`${panelId}-${name}`}>{title}</h2>
            <BrowseLinks links={links} aria-labelledby={`${panelId}-${name}`} />
          </section>
        ))}
      </div>
    </div>
  );
}
