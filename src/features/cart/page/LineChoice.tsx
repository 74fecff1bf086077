import { useTranslation } from 'react-i18next';
import type { CartLine } from '#model/cart/cart';
import { choiceChanged } from '#model/cart/cartSlice';
import { colorsOfSize, sizeOptions, type ChoiceOption } from '#model/availability/variationChoice';
import { choiceOf, type Choice, type Product } from '#model/catalogue/item';
import { useShopDispatch } from '#storeHooks';
import { CatalogueText, useCatalogueWords, useMarkedWords } from '#ui/text/CatalogueText';
import { Select } from '#ui/Select';
import styles from './LineChoice.module.scss';

interface PartProps {
  kind: 'color' | 'size';
  label: string;
  options: readonly ChoiceOption[];
  chosen: string | undefined;
  onChoose: (name: string) => void;
}

/** Colour or size of a line; where there is only one, it is only named. One that is gone stands there until another is chosen. */
function Part({ kind, label, options: made, chosen, onChoose }: PartProps) {
  const { t } = useTranslation('basket');
  const mark = useMarkedWords();
  const isGone = chosen !== undefined && made.every(({ name }) => name !== chosen);
  const options = isGone ? [{ name: chosen, state: 'gone' as const }, ...made] : made;
  if (options.length < 2)
    return chosen === undefined ? null : <CatalogueText of={kind}>{chosen}</CatalogueText>;
  return (
    <Select aria-label={label} value={chosen} onChange={(event) => onChoose(event.target.value)}>
      {options.map(({ name, state }) => {
        const { text, lang } = mark(name, kind);
        const isFree = state === 'free' || (name === chosen && state !== 'gone');
        return (
          <option key={name} value={name} lang={isFree ? lang : undefined} disabled={!isFree}>
            {isFree ? text : t(`cart.option.${state}`, { name: text })}
          </option>
        );
      })}
    </Select>
  );
}

/** The colour and size of a line, open to change; what is sold out cannot be chosen. */
export function LineChoice({ line, product }: { line: CartLine; product: Product }) {
  const { t } = useTranslation('basket');
  const dispatch = useShopDispatch();
  const name = useCatalogueWords()(line.name);
  const { selectedProductColor: color, selectedProductSize: size } = line;
  const change = (changes: Choice): void => {
    dispatch(choiceChanged(product, line, { ...choiceOf(color, size), ...changes }));
  };
  return (
    <div className={styles.choice}>
      <Part
        kind="color"
        label={t('cart.color', { name })}
        options={colorsOfSize(product, line)}
        chosen={color}
        onChoose={(selectedProductColor) => change({ selectedProductColor })}
      />
      <Part
        kind="size"
        label={t('cart.size', { name })}
        options={sizeOptions(product, line)}
        chosen={size}
        onChoose={(selectedProductSize) => change({ selectedProductSize })}
      />
    </div>
  );
}
