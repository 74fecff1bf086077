import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/Notice';
import { Picture } from '#ui/picture/Picture';
import { picturesIn } from './itemRules';
import styles from './Item.module.scss';

/** The pictures whose paths or addresses stand in a field, as the shop would show them; those that it cannot show are named. */
export function PicturePreview({ text }: { text: string }) {
  const { t } = useTranslation('owner');
  const [broken, setBroken] = useState<readonly string[]>([]);
  const pictures = [...new Set(picturesIn(text))];
  if (pictures.length === 0) return null;
  return (
    <>
      <div
        className={styles.pictures}
        onErrorCapture={({ target }) => {
          if (target instanceof HTMLImageElement) setBroken((known) => [...known, target.alt]);
        }}
      >
        {pictures.map((address) => (
          <Picture key={address} src={address} alt={address} />
        ))}
      </div>
      {pictures
        .filter((address) => broken.includes(address))
        .map((address) => (
          <Notice key={address} tone="warn">
            {t('item.pictureBroken', { address })}
          </Notice>
        ))}
    </>
  );
}
