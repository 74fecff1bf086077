import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { itemPath } from '#model/paths';
import { needs } from '#model/needs';
import { isClosed, usesSection } from '#model/sections';
import { useRows } from '#features/catalogue/useRows';
import type { Item } from '#model/catalogue/item';
import { itemsTagged } from '#model/catalogue/tagged';
import { selectProducts, selectPrograms } from '#model/shopState';
import { CatalogueText } from '#ui/text/CatalogueText';
import { Icon } from '#ui/picture/Icon';
import { Picture } from '#ui/picture/Picture';
import { Price } from '#ui/money/Price';
import styles from './Needs.module.scss';

/** A picture, what it is, and what it costs; a program says that it is one. */
function HelpfulItem({ item }: { item: Item }) {
  const { t } = useTranslation('common');
  return (
    <li data-dim={item.dimensions[0]?.toLowerCase()}>
      <Picture src={item.image[0]} alt="" width={56} height={70} />
      <div>
        <Link to={itemPath(item)}>
          <CatalogueText of={item}>{item.name}</CatalogueText>
        </Link>{' '}
        {item.kind === 'program' && <span className="soft">{t('card.program')}</span>}
        <Price of={item} />
      </div>
    </li>
  );
}

const programsShown = 2;
const productsShown = 1;

/** What shoppers want to change, each with two programs, a product and a page about it, as far as the catalogue has them. */
export function Needs() {
  const { t } = useTranslation('content');
  const programs = useRows(selectPrograms);
  const products = useRows(selectProducts);
  const helped = needs
    .map((need) => ({
      ...need,
      items: [
        ...itemsTagged(programs, need.words).slice(0, programsShown),
        ...itemsTagged(products, need.words).slice(0, productsShown),
      ],
    }))
    .filter(({ items }) => items.length > 0);
  if (helped.length === 0 || !usesSection('needs')) return null;
  return (
    <section className="wrap section" aria-labelledby="needs-title">
      <div className="bar">
        <h2 id="needs-title">{t('needs.title')}</h2>
      </div>
      <ul className={styles.needs}>
        {helped.map(({ name, page, items }) => (
          <li key={name}>
            <h3>{t(`needs.${name}`)}</h3>
            <ul>
              {items.map((item) => (
                <HelpfulItem key={`${item.kind} ${item.id}`} item={item} />
              ))}
            </ul>
            {!isClosed(page) && (
              <Link className="under" to={page}>
                {t('needs.more', { need: t(`needs.${name}`) })}
                <Icon name="arrow" />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
