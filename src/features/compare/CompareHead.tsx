import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Item } from '../../model/catalogue/item';
import { Icon } from '../../ui/picture/Icon';
import { Picture } from '../../ui/picture/Picture';
import { itemPath } from '../../model/paths';
import styles from './compare.module.scss';
import { CatalogueText, useCatalogueWords } from '../../ui/text/CatalogueText';

interface CompareHeadProps {
  items: readonly Item[];
  onRemove: (item: Item) => void;
  buy: (item: Item) => ReactNode;
}

/** Picture, name, and what can be done; the names stay in view while the facts scroll. */
export function CompareHead({ items, onRemove, buy }: CompareHeadProps) {
  const { t } = useTranslation('basket');
  const say = useCatalogueWords();
  return (
    <thead>
      <tr>
        <td className={styles.corner}>
          <span className="visually-hidden">{t('compare.facts')}</span>
        </td>
        {items.map((item) => (
          <th key={item.id} scope="col" data-dim={item.dimensions[0]?.toLowerCase()}>
            <div className={styles.comparePicture}>
              <Picture src={item.image[0]} alt="" />
              <button
                type="button"
                className="square"
                aria-label={t('compare.remove', { name: say(item.name) })}
                onClick={() => onRemove(item)}
              >
                <Icon name="close" />
              </button>
            </div>
            <Link to={itemPath(item)}>
              <CatalogueText>{item.name}</CatalogueText>
            </Link>
            {buy(item)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
