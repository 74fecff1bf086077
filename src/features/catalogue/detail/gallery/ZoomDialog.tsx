import { useEffect, useRef, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/picture/Icon';
import { Picture } from '../../../../ui/picture/Picture';
import { useSwipe } from '../../../../ui/useSwipe';
import '../../../../styles/overlays.scss';
import styles from './ZoomDialog.module.scss';

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Height of the toolbar in pixels, as in the styles. */
const toolsHeight = 84;
/** Aspect ratio of the pictures: 4 to 5. */
const fittingWidth = (): number => Math.min(window.innerWidth, (window.innerHeight - toolsHeight) * 0.8);
const clearlyLarger = 1.15;

interface ZoomDialogProps {
  name: string;
  images: readonly string[];
  start: number;
  /** Width of the picture on the page in pixels: the dialog has to show it larger. */
  shownWidth: number;
  onClose: () => void;
}

/** The zoom dialog: a picture fitted to the screen, or enlarged and scrollable in both directions. */
export function ZoomDialog({ name, images, start, shownWidth, onClose }: ZoomDialogProps) {
  const { t } = useTranslation('item');
  const [index, setIndex] = useState(start);
  const [isLarge, setLarge] = useState(() => fittingWidth() < clearlyLarger * shownWidth);
  const sheet = useRef<HTMLDivElement>(null);
  const show = (next: number): void => setIndex((next + images.length) % images.length);
  // An enlarged picture uses the same keys and swipes for scrolling.
  const move = (step: number): void => {
    if (!isLarge) show(index + step);
  };
  const swipe = useSwipe(move);
  // An enlarged picture starts scrolled to its middle.
  useEffect(() => {
    const { current } = sheet;
    if (isLarge && current) current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
  }, [isLarge]);
  // Listens on the document: the dialog element has the focus at first and passes no handlers on.
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      const step = steps[key];
      if (step !== undefined) move(step);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  return (
    <Modal
      show
      fullscreen
      onHide={onClose}
      aria-label={t('gallery.label', { name })}
      className={styles.zoomDialog}
    >
      <div className={styles.zoomTools}>
        {images.length > 1 && (
          <>
            <button
              type="button"
              className="square"
              aria-label={t('gallery.previous')}
              onClick={() => show(index - 1)}
            >
              <Icon name="left" />
            </button>
            <output className="num">
              {t('gallery.position', { index: index + 1, count: images.length })}
            </output>
            <button
              type="button"
              className="square"
              aria-label={t('gallery.next')}
              onClick={() => show(index + 1)}
            >
              <Icon name="right" />
            </button>
          </>
        )}
        <button type="button" className={`square ${styles.last}`} aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div
        ref={sheet}
        className={isLarge ? `${styles.zoomSheet} ${styles.large}` : styles.zoomSheet}
        {...swipe}
      >
        <button
          type="button"
          aria-label={t('gallery.larger')}
          aria-pressed={isLarge}
          onClick={() => setLarge(!isLarge)}
        >
          <Picture
            key={images[index]}
            src={images[index]}
            alt={t('gallery.picture', { name, index: index + 1 })}
            isFirst
          />
        </button>
      </div>
    </Modal>
  );
}
