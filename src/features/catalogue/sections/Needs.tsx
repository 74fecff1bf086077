import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { itemPath } from '#model/paths';
import { needs } from '#model/needs';
import { selectItem } from '#model/shopState';
import { useShop } from '#storeHooks';
import { CatalogueText } from '#ui/text/CatalogueText';
import { Icon } from '#ui/picture/Icon';
import { Picture } from '#ui/picture/Picture';
import { Price } from '#ui/money/Price';
import styles from './Needs.module.scss';

/** A picture, what it is, and what it costs; a program says that it is one. */
function NamedItem({ kind, id }: { kind: 'program' | 'product'; id: string }) {
  const { t } = useTranslation('common');
  const item = useShop((state) => selectItem(state, { kind, id }));
  if (!item) return null;
  return (
    <li data-dim={item.dimensions[0]?.toLowerCase()}>
      <Picture src={item.image[0]} alt="" width={56} height={70} />
      <div>
        <Link to={itemPath(item)}>
          <CatalogueText of={item}>{item.name}</CatalogueText>
        </Link>
        {kind === 'program' && <span className="soft">{t('card.program')}</span>}
        <Price of={item} />
      </div>
    </li>
  );
}

const programsShown = 2;
const productsShown = 1;

/** What shoppers want to change, each with two programs, a product and a page about it. */
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
              {programs.slice(0, programsShown).map((id) => (
                <NamedItem key={id} kind="program" id={id} />
              ))}
              {products.slice(0, productsShown).map((id) => (
                <NamedItem key={id} kind="product" id={id} />
              ))}
            </ul>
            <Link className="under" to={page}>
              {t('needs.more', { need: t(`needs.${name}`) })}
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
