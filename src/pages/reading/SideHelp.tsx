import { useArticles } from '#content/useText';
import { CardGrid } from '#features/catalogue/card/CardGrid';
import { ArticleGrid } from '#features/blog/ArticleCard';
import { isSoldOut } from '#model/availability/availability';
import type { Dimension, Item } from '#model/catalogue/item';
import { selectProducts, selectPrograms } from '#model/shopState';
import { useShop } from '#storeHooks';
import { useLanguage } from '#ui/text/useLanguage';
import styles from './SideHelp.module.scss';

/** An item to be had that is for this side above all, or else among others. */
function best<Kind extends Item>(items: readonly Kind[], side: Dimension): Kind | undefined {
  const fitting = items.filter((item) => item.dimensions.includes(side) && !isSoldOut(item));
  return fitting.find((item) => item.dimensions[0] === side) ?? fitting[0];
}

/** One program, one thing and one article for a side that needs most. */
export function SideHelp({ side }: { side: Dimension }) {
  const program = useShop((state) => best(selectPrograms(state), side));
  const product = useShop((state) => best(selectProducts(state), side));
  const name = side.toLowerCase();
  const articles = useArticles(useLanguage());
  const article =
    articles.find(({ dimensions }) => dimensions[0] === name) ??
    articles.find(({ dimensions }) => dimensions.includes(name));
  return (
    <div className={styles.sideHelp}>
      <CardGrid items={[program, product].filter((item) => item !== undefined)} columns="two" heading="h4" />
      {article && <ArticleGrid articles={[article]} columns="two" heading="h4" />}
    </div>
  );
}
