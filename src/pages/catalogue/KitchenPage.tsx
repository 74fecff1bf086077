import { useTranslation } from 'react-i18next';
import { CardSkeletons } from '#features/catalogue/card/CardGrid';
import { CatalogueGate } from '#features/catalogue/CatalogueGate';
import { KitchenMenu } from '#features/kitchen/KitchenMenu';
import { mealsOf } from '#model/catalogue/kitchen';
import { selectProducts } from '#model/shopState';
import { Picture } from '#ui/picture/Picture';
import { useRows } from '#features/catalogue/useRows';
import styles from './KitchenPage.module.scss';

/** The cloud kitchen: the menu of meals. */
export function KitchenPage() {
  const { t } = useTranslation('kitchen');
  const meals = mealsOf(useRows(selectProducts));
  return (
    <>
      <header className={styles.kitchenTop}>
        <div>
          <h1 tabIndex={-1}>{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
        </div>
        <Picture src="/pictures/topics/kitchen.svg" alt="" width={640} height={360} isFirst />
      </header>
      <div className="wrap">
        <CatalogueGate hasItems={meals.length > 0} skeleton={<CardSkeletons count={4} />}>
          <KitchenMenu meals={meals} />
        </CatalogueGate>
      </div>
    </>
  );
}
