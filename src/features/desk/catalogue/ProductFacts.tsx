import { useTranslation } from 'react-i18next';
import { units } from '#model/catalogue/check/words';
import { dimensions, measures } from '#model/catalogue/item';
import { allergens, courses, diets } from '#model/catalogue/kitchen';
import { FormField } from '#ui/form/FormField';
import { SelectField } from '#ui/form/SelectField';
import { TextAreaField } from '#ui/form/TextAreaField';
import { ChoicesField } from './ChoicesField';
import { ColourGrid } from './ColourGrid';
import type { HintOf, ItemFormOf } from './itemForm';
import type { ItemFields } from './itemSchema';
import { Rows, useRows } from './Rows';
import styles from './Item.module.scss';

const noMeasures = {
  size: '',
  ...Object.fromEntries(measures.map((name) => [name, ''])),
} as ItemFields['measures'][number];

/** What only products say: what there is of them, what is in them, who made them. */
export function ProductFacts({ form, hintOf }: { form: ItemFormOf; hintOf: HintOf }) {
  const { t } = useTranslation(['owner', 'item', 'kitchen', 'common']);
  const details = useRows(form, 'details');
  const sizes = useRows(form, 'measures');
  return (
    <>
      <ColourGrid form={form} hintOf={hintOf} />
      <div className={styles.pair}>
        <FormField form={form} name="type" label={t('item.type')} hint={hintOf('type', t('item.typeHint'))} />
        <SelectField
          form={form}
          name="dimension"
          label={t('item.dimension')}
          hint={hintOf('dimension')}
          placeholder={t('item.none')}
          options={dimensions.map((value) => ({ value, label: t(`common:dimension.${value}`) }))}
        />
      </div>
      <fieldset className={styles.part}>
        <legend>{t('item.eaten')}</legend>
        <TextAreaField
          form={form}
          name="ingredients"
          label={t('item.ingredients')}
          hint={hintOf('ingredients', t('item.ingredientsHint'))}
          rows={3}
        />
        <ChoicesField
          form={form}
          name="allergens"
          label={t('item.allergens')}
          hint={[hintOf('allergens'), hintOf('meal.allergens')].filter(Boolean).join(' ') || undefined}
          options={allergens.map((value) => ({
            value,
            label: t(`kitchen:allergen.${value === 'tree nuts' ? 'tree-nuts' : value}`),
          }))}
        />
        <SelectField
          form={form}
          name="course"
          label={t('item.course')}
          hint={hintOf('meal.course', t('item.courseHint'))}
          placeholder={t('item.noMeal')}
          options={courses.map((value) => ({ value, label: t(`kitchen:course.${value}`) }))}
        />
        <ChoicesField
          form={form}
          name="diet"
          label={t('item.diet')}
          hint={hintOf('meal.diet')}
          options={diets.map((value) => ({ value, label: t(`kitchen:diet.${value}`) }))}
        />
        <div className={styles.pair}>
          <FormField form={form} name="kcal" label={t('item.kcal')} inputMode="numeric" />
          <FormField form={form} name="portionGrams" label={t('item.portion')} inputMode="numeric" />
          <FormField
            form={form}
            name="amount"
            label={t('item.amount')}
            hint={hintOf('netContent', t('item.amountHint'))}
            inputMode="decimal"
          />
          <SelectField
            form={form}
            name="unit"
            label={t('item.unit')}
            placeholder={t('item.none')}
            options={units.map((value) => ({ value, label: value }))}
          />
        </div>
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t('item.safety')}</legend>
        <FormField
          form={form}
          name="manufacturer"
          label={t('item.manufacturer')}
          hint={hintOf('safety.manufacturer')}
        />
        <TextAreaField
          form={form}
          name="address"
          label={t('item.address')}
          hint={hintOf('safety.address', t('item.addressHint'))}
          rows={2}
        />
        <TextAreaField form={form} name="warnings" label={t('item.warnings')} rows={2} />
      </fieldset>
      <Rows
        legend={t('item.measures')}
        list={sizes}
        empty={noMeasures}
        add={t('item.color.addSize')}
        remove={(at) => t('item.removeRow', { number: at + 1 })}
      >
        {(at) => (
          <>
            <FormField form={form} name={`measures.${at}.size`} label={t('item.color.size')} />
            <div className={styles.numbers}>
              {measures.map((name) => (
                <FormField
                  key={name}
                  form={form}
                  name={`measures.${at}.${name}`}
                  label={t(`item:measure.${name}`)}
                  inputMode="decimal"
                />
              ))}
            </div>
          </>
        )}
      </Rows>
      <Rows
        legend={t('item.details')}
        list={details}
        empty={{ label: '', value: '' }}
        add={t('item.addDetail')}
        remove={(at) => t('item.removeRow', { number: at + 1 })}
      >
        {(at) => (
          <>
            <FormField form={form} name={`details.${at}.label`} label={t('item.detailLabel')} />
            <FormField form={form} name={`details.${at}.value`} label={t('item.detailValue')} />
          </>
        )}
      </Rows>
    </>
  );
}
