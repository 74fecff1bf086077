import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { itemPath } from '#model/paths';
import { needs } from '#model/needs';
import { selectItem } from '#model/shopState';
import { useShop } from '#storeHooks';
import { CatalogueText } from '#ui/text/CatalogueText';
import { Icon } from '#ui/picture/Icon';
import { Price } from '#ui/money/Price';
import styles from './Needs.module.scss';

function NamedItem({ kind, id }: { kind: 'program' | 'product'; id: string }) {
  const item = useShop((state) => selectItem(state, { kind, id }));
  if (!item) return null;
  return (
    <li>
      <Link to={itemPath(item)}>
        <CatalogueText of={item}>{item.name}</CatalogueText>
      </Link>
      <Price of={item} />
    </li>
  );
}

/** What shoppers want to change, each with a few programs and products, and a page about it. */
export function Needs() {
  const { t } = useTranslation('content');
  return (
    <section className="wrap section" aria-labelledby="needs-title">
      <div className="bar">
        <h2 id="needs-title">{t('needs.title')}</h2>
      </div>
      <ul className={styles.needs}>
        {needs.map(({ name, page, programs, products }) => (
          <li key={name}>
            <h3>{t(`needs.${name}`)}</h3>
            <ul>
              {programs.map((id) => (
                <NamedItem key={id} kind="program" id={id} />
              ))}
              {products.map((id) => (
                <NamedItem key={id} kind="product" id={id} />
              ))}
            </ul>
            <Link className="under" to={page} aria-label={t('needs.more', { need: t(`needs.${name}`) })}>
              {t('needs.read')}
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
