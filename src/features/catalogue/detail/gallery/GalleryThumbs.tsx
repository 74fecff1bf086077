import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../../ui/picture/Picture';
import styles from './Gallery.module.scss';

interface GalleryThumbsProps {
  images: readonly string[];
  active: number;
  onPick: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export function GalleryThumbs({ images, active, onPick, onKeyDown }: GalleryThumbsProps) {
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
