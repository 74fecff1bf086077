import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '#ui/form/FormField';
import { TextAreaField } from '#ui/form/TextAreaField';
import type { HintOf, ItemFormOf } from './itemForm';
import { PicturePreview } from './PicturePreview';
import { Rows, useRows } from './Rows';
import styles from './Item.module.scss';

const newSize = { key: '', name: '', stock: '0', was: '0' };

interface ColourProps {
  form: ItemFormOf;
  at: number;
  onRemove: () => void;
}

/** One colour: how it looks, and its sizes with what there is of each. */
function Colour({ form, at, onRemove }: ColourProps) {
  const { t } = useTranslation('owner');
  const { color, swatch, image } = useWatch({ control: form.control, name: `colours.${at}` });
  const sizes = useRows(form, `colours.${at}.sizes`);
  return (
    <fieldset className={styles.colour}>
      <legend>
        {/^#[0-9a-f]{6}$/i.test(swatch) && <span className={styles.swatch} style={{ background: swatch }} />}
        {color || t('item.color.new')}
      </legend>
      <div className={styles.pair}>
        <FormField form={form} name={`colours.${at}.color`} label={t('item.color.name')} required />
        <FormField
          form={form}
          name={`colours.${at}.swatch`}
          label={t('item.color.swatch')}
          hint={t('item.color.swatchHint')}
        />
      </div>
      <TextAreaField
        form={form}
        name={`colours.${at}.image`}
        label={t('item.color.pictures')}
        hint={t('item.picturesHint')}
        rows={2}
      />
      <PicturePreview text={image} />
      <Rows
        legend={t('item.color.sizes', { color })}
        list={sizes}
        empty={newSize}
        add={t('item.color.addSize')}
        remove={(size) => t('item.color.removeSize', { number: size + 1 })}
      >
        {(size) => (
          <>
            <FormField
              form={form}
              name={`colours.${at}.sizes.${size}.name`}
              label={t('item.color.size')}
              required
            />
            <FormField
              form={form}
              name={`colours.${at}.sizes.${size}.stock`}
              label={t('catalogue.stock')}
              inputMode="numeric"
              required
            />
          </>
        )}
      </Rows>
      <button type="button" className="link" onClick={onRemove}>
        {t('item.color.remove', { color })}
      </button>
    </fieldset>
  );
}

/** Colours and their sizes; without any, one stock for all of the product. */
export function ColourGrid({ form, hintOf }: { form: ItemFormOf; hintOf: HintOf }) {
  const { t } = useTranslation('owner');
  const colours = useRows(form, 'colours');
  const hint = hintOf('variation');
  return (
    <fieldset className={styles.part}>
      <legend>{t('item.color.title')}</legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {colours.rows.length === 0 && (
        <FormField
          form={form}
          name="stock"
          label={t('catalogue.stock')}
          hint={hintOf('stock')}
          inputMode="numeric"
          required
        />
      )}
      {[...colours.rows.keys()].map((at) => (
        <Colour key={at} form={form} at={at} onRemove={() => colours.remove(at)} />
      ))}
      <button
        type="button"
        className="btn line"
        onClick={() => colours.append({ key: '', color: '', swatch: '', image: '', sizes: [newSize] })}
      >
        {t('item.color.add')}
      </button>
    </fieldset>
  );
}
