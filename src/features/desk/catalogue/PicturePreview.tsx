import { Picture } from '#ui/picture/Picture';
import { picturesIn } from './itemRules';
import styles from './Item.module.scss';

/** The pictures whose paths or addresses stand in a field, as the shop would show them. */
export function PicturePreview({ text }: { text: string }) {
  const pictures = [...new Set(picturesIn(text))];
  if (pictures.length === 0) return null;
  return (
    <div className={styles.pictures}>
      {pictures.map((address) => (
        <Picture key={address} src={address} alt={address} />
      ))}
    </div>
  );
}
