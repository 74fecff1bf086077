import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice, Product } from '#model/catalogue/item';
import {
  colorOptions,
  sizeOptions,
  withColor,
  withSize,
  type ChoiceOption,
} from '#model/availability/variationChoice';
import { classNames } from '#ui/classNames';
import styles from './VariationFields.module.scss';
import { CatalogueText, useMarkedWords } from '#ui/text/CatalogueText';

function OptionRadio({
  option: { name, swatch, state },
  kind,
  group,
  isChosen,
  onChoose,
}: {
  option: ChoiceOption;
  kind: 'color' | 'size';
  group: string;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation('item');
  const { text, lang } = useMarkedWords()(name, kind);
  return (
    <label data-state={state} title={state === 'free' ? undefined : t(`option.${state}`, { name: text })}>
      <input
        type="radio"
        name={group}
        checked={isChosen}
        disabled={state === 'impossible'}
        onChange={onChoose}
        lang={state === 'free' ? lang : undefined}
        aria-label={state === 'free' ? text : t(`option.${state}`, { name: text })}
      />
      {swatch === undefined ? (
        <span>
          <CatalogueText of={kind}>{name}</CatalogueText>
        </span>
      ) : (
        <span style={{ backgroundColor: swatch }} aria-hidden="true" />
      )}
    </label>
  );
}

interface VariationFieldsProps {
  product: Product;
  choice: Choice;
  /** The part of what was chosen that the product no longer comes in. */
  gone: 'color' | 'size' | undefined;
  onChoose: (choice: Choice) => void;
  /** True after an attempt to buy without a size. */
  isSizeMissing: boolean;
  sizeRef: Ref<HTMLFieldSetElement>;
}

/** Colour and size as radio buttons; what is not made in the chosen colour cannot be chosen, what is sold out can, to be told when it is back. */
export function VariationFields({
  product,
  choice,
  gone,
  onChoose,
  isSizeMissing,
  sizeRef,
}: VariationFieldsProps) {
  const { t } = useTranslation('item');
  const id = useId();
  const { selectedProductColor: color, selectedProductSize: size } = choice;
  const colors = colorOptions(product);
  const hasSwatches = colors.every(({ swatch }) => swatch !== undefined);
  const goneMessage = (
    <p className={styles.choiceMissing} id={`${id}-gone`} role="alert">
      {gone && t(`choice.gone.${gone}`)}
    </p>
  );
  return (
    <>
      <fieldset className={styles.choice} aria-describedby={gone === 'color' ? `${id}-gone` : undefined}>
        <legend>
          {t('choice.color')}{' '}
          <b>{color !== undefined && <CatalogueText of="color">{color}</CatalogueText>}</b>
        </legend>
        <div className={hasSwatches ? styles.swatches : styles.sizes}>
          {colors.map((option) => (
            <OptionRadio
              key={option.name}
              option={option}
              kind="color"
              group={`${id}-color`}
              isChosen={option.name === color}
              onChoose={() => onChoose(withColor(product, choice, option.name))}
            />
          ))}
        </div>
        {gone === 'color' && goneMessage}
      </fieldset>
      <fieldset
        className={styles.choice}
        ref={sizeRef}
        aria-describedby={
          classNames(gone === 'size' && `${id}-gone`, isSizeMissing && `${id}-missing`) || undefined
        }
      >
        <legend>
          {t('choice.size')}{' '}
          <b>{size === undefined ? t('choice.none') : <CatalogueText of="size">{size}</CatalogueText>}</b>
        </legend>
        <div className={styles.sizes}>
          {sizeOptions(product, choice).map((option) => (
            <OptionRadio
              key={option.name}
              option={option}
              kind="size"
              group={`${id}-size`}
              isChosen={option.name === size}
              onChoose={() => onChoose(withSize(product, choice, option.name))}
            />
          ))}
        </div>
        {gone === 'size' && goneMessage}
        {isSizeMissing && (
          <p className={styles.choiceMissing} id={`${id}-missing`} role="alert">
            {t('choice.missing')}
          </p>
        )}
      </fieldset>
    </>
  );
}
