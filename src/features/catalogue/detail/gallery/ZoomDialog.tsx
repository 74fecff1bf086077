import '#styles/overlays.scss';
import { useEffect, useRef, useState, type TouchEvent, type TouchList } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/picture/Icon';
import { Picture } from '#ui/picture/Picture';
import styles from './ZoomDialog.module.scss';
import { useCloseRequest } from '#ui/overlay/useCloseRequest';

/** Pixels a finger moves sideways before it counts. */
const least = 40;

interface Swipe {
  onTouchStart: (event: TouchEvent) => void;
  onTouchEnd: (event: TouchEvent) => void;
}

const placeOf = ({ 0: touch }: TouchList) => ({ x: touch?.clientX ?? 0, y: touch?.clientY ?? 0 });

/** For an element that is swiped sideways with one finger; the step is 1 to the next thing, -1 to the one before. */
function useSwipe(onSwipe: (step: number) => void): Swipe {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }) => {
      // Two fingers zoom the page, and a zoomed page is panned with one.
      const isEnlarging = touches.length > 1 || (window.visualViewport?.scale ?? 1) > 1;
      start.current = isEnlarging ? undefined : placeOf(touches);
    },
    onTouchEnd: ({ changedTouches }) => {
      if (!start.current) return;
      const end = placeOf(changedTouches);
      const across = end.x - start.current.x;
      const down = end.y - start.current.y;
      start.current = undefined;
      if (Math.abs(across) >= least && Math.abs(across) > Math.abs(down)) onSwipe(across < 0 ? 1 : -1);
    },
  };
}

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
  useCloseRequest(onClose);
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
