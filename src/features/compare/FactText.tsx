import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { isDimension } from '../../model/catalogue/item';
import type { Fact } from '../../model/lists/comparison';
import { isLevel } from '../../model/catalogue/level';
import { CatalogueText } from '../../ui/text/CatalogueText';
import { useFoodTexts } from '../../ui/text/useFoodTexts';
import { useMoney } from '../../ui/money/useMoney';

/** A fact in the words, numbers and currency of the shopper. */
export function FactText({ fact }: { fact: Fact }) {
  const { t } = useTranslation(['basket', 'common']);
  const { allergenText, dietText } = useFoodTexts();
  const money = useMoney();
  switch (fact.kind) {
    case 'money':
      return <b className="num">{money(fact.amount)}</b>;
    case 'count':
      return fact.unit === 'stock' && fact.count === 0
        ? t('soldOut')
        : t(`compare.unit.${fact.unit}`, { count: fact.count });
    case 'reduction':
      return t('common:price.off', { percent: fact.percent });
    case 'level':
      return isLevel(fact.level) ? (
        t(`compare.level.${fact.level}`)
      ) : (
        <CatalogueText of="level">{fact.level}</CatalogueText>
      );
    case 'dimensions':
      return fact.names.map((name) => (isDimension(name) ? t(`common:dimension.${name}`) : name)).join(', ');
    case 'diet':
      return fact.names.map((name) => dietText(name)).join('\u00A0· ');
    case 'allergens':
      return fact.names.map((name) => allergenText(name)).join(', ') || t('compare.noAllergens');
    case 'words':
      // Each word for itself: some may be translated, and others not.
      return fact.words.map((word, index) => (
        <Fragment key={word}>
          {index > 0 && '\u00A0· '}
          <CatalogueText of={fact.of}>{word}</CatalogueText>
        </Fragment>
      ));
    default:
      return <span className="soft">{t('compare.none')}</span>;
  }
}
