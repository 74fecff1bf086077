import { Suspense, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/picture/Icon';
import { Picture } from '#ui/picture/Picture';
import { lazyPart } from '#ui/lazy/lazyPart';
import { showFocused } from '#ui/navigation/showFocused';
import { classNames } from '#ui/classNames';
import styles from './Gallery.module.scss';

interface GalleryThumbsProps {
  images: readonly string[];
  active: number;
  onPick: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function GalleryThumbs({ images, active, onPick, onKeyDown }: GalleryThumbsProps) {
  const { t } = useTranslation('item');
  return (
    <ul className={styles.thumbs} aria-label={t('gallery.thumbnails')}>
      {images.map((src, index) => (
        <li key={src}>
          <button
            type="button"
            aria-label={t('gallery.show', { index: index + 1 })}
            aria-current={index === active ? 'true' : undefined}
            onKeyDown={onKeyDown}
            onClick={() => onPick(index)}
          >
            <Picture src={src} alt="" width={96} height={120} />
          </button>
        </li>
      ))}
    </ul>
  );
}

const { Part: ZoomDialog, preload } = lazyPart(() =>
  import('./ZoomDialog').then((module) => module.ZoomDialog),
);

/** Thumbnails below, left or right; all pictures stacked; a full-width row; the first picture alone. */
export type GalleryLayout = 'below' | 'left' | 'right' | 'stacked' | 'slider' | 'single';

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** The slide whose left edge is nearest to where the track has been scrolled to. */
function nearestSlide(track: HTMLElement): number {
  const distances = [...track.children].map((slide) =>
    slide instanceof HTMLElement ? Math.abs(slide.offsetLeft - track.scrollLeft) : Infinity,
  );
  return distances.indexOf(Math.min(...distances));
}

interface GalleryProps {
  name: string;
  images: readonly string[];
  layout: GalleryLayout;
}

/** The gallery: swipe, arrow keys, thumbnails and zoom. */
export function Gallery({ name, images, layout }: GalleryProps) {
  const { t } = useTranslation('item');
  const track = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);
  const [zoomed, setZoomed] = useState<{ index: number; shownWidth: number }>();
  const shown = layout === 'single' ? images.slice(0, 1) : images.length > 0 ? images : [''];
  const hasMany = shown.length > 1;

  const show = (index: number): number => {
    const next = Math.max(0, Math.min(shown.length - 1, index));
    setActive(next);
    const slide = track.current?.children[next];
    if (slide instanceof HTMLElement && track.current) track.current.scrollLeft = slide.offsetLeft;
    return next;
  };
  const onScroll = (): void => {
    if (track.current) setActive(nearestSlide(track.current));
  };
  /** Arrow keys change the picture and move the focus with it. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined || !hasMany) return;
    event.preventDefault();
    const next = show(active + step);
    track.current?.children[next]?.querySelector('button')?.focus({ preventScroll: true });
  };

  return (
    <div
      className={classNames(styles.gallery, styles[layout])}
      role="group"
      aria-label={t('gallery.label', { name })}
    >
      <div className={styles.stage}>
        <ul className={styles.track} ref={track} onScroll={onScroll}>
          {shown.map((src, index) => (
            <li key={src}>
              <button
                type="button"
                aria-label={t('gallery.enlarge', { index: index + 1, count: shown.length })}
                onPointerEnter={() => void preload()}
                onFocus={(event) => {
                  setActive(index);
                  showFocused(event);
                }}
                onKeyDown={onKeyDown}
                onClick={({ currentTarget }) => setZoomed({ index, shownWidth: currentTarget.clientWidth })}
              >
                <Picture
                  src={src}
                  alt={t('gallery.picture', { name, index: index + 1 })}
                  isFirst={index === 0}
                />
              </button>
            </li>
          ))}
        </ul>
        <span className={styles.zoomIcon} aria-hidden="true">
          <Icon name="zoom" />
        </span>
        {hasMany && (
          <p className={styles.steps}>
            <button
              type="button"
              className="square"
              aria-label={t('gallery.previous')}
              aria-disabled={active === 0}
              onClick={() => show(active - 1)}
            >
              <Icon name="left" />
            </button>
            <button
              type="button"
              className="square"
              aria-label={t('gallery.next')}
              aria-disabled={active === shown.length - 1}
              onClick={() => show(active + 1)}
            >
              <Icon name="right" />
            </button>
          </p>
        )}
      </div>
      {hasMany && <GalleryThumbs images={shown} active={active} onPick={show} onKeyDown={onKeyDown} />}
      {zoomed !== undefined && (
        <Suspense>
          <ZoomDialog
            name={name}
            images={shown}
            start={zoomed.index}
            shownWidth={zoomed.shownWidth}
            onClose={() => setZoomed(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
