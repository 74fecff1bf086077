import { useTranslation } from 'react-i18next';
import { levels } from '#model/catalogue/level';
import { FormField } from '#ui/form/FormField';
import { SelectField } from '#ui/form/SelectField';
import { TextAreaField } from '#ui/form/TextAreaField';
import type { HintOf, ItemFormOf } from './itemForm';
import { Rows, useRows } from './Rows';
import styles from './Item.module.scss';

/** What only programs say: how deep and long they go, week by week. */
export function ProgramFacts({ form, hintOf }: { form: ItemFormOf; hintOf: HintOf }) {
  const { t } = useTranslation(['owner', 'item']);
  const outline = useRows(form, 'outline');
  const faq = useRows(form, 'faq');
  const remove = (at: number): string => t('item.removeRow', { number: at + 1 });
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          form={form}
          name="level"
          label={t('item.level')}
          hint={hintOf('level')}
          placeholder={t('item.none')}
          options={levels.map((value) => ({ value, label: t(`item:level.${value}`) }))}
        />
        <FormField form={form} name="weeks" label={t('item.weeks')} inputMode="numeric" />
        <FormField form={form} name="minutesPerWeek" label={t('item.minutes')} inputMode="numeric" />
      </div>
      <TextAreaField form={form} name="outcome" label={t('item.outcome')} rows={2} />
      <TextAreaField form={form} name="suits" label={t('item.suits')} rows={2} />
      <TextAreaField
        form={form}
        name="includes"
        label={t('item.includes')}
        hint={t('item.includesHint')}
        rows={4}
      />
      <Rows
        legend={t('item.outline')}
        list={outline}
        empty={{ title: '', text: '', minutes: '' }}
        add={t('item.addWeek')}
        remove={remove}
      >
        {(at) => (
          <>
            <FormField form={form} name={`outline.${at}.title`} label={t('item.week', { number: at + 1 })} />
            <TextAreaField form={form} name={`outline.${at}.text`} label={t('item.weekText')} rows={2} />
            <FormField
              form={form}
              name={`outline.${at}.minutes`}
              label={t('item.weekMinutes')}
              inputMode="numeric"
            />
          </>
        )}
      </Rows>
      <Rows
        legend={t('item.faq')}
        list={faq}
        empty={{ question: '', answer: '' }}
        add={t('item.addQuestion')}
        remove={remove}
      >
        {(at) => (
          <>
            <FormField form={form} name={`faq.${at}.question`} label={t('item.question')} />
            <TextAreaField form={form} name={`faq.${at}.answer`} label={t('item.answer')} rows={2} />
          </>
        )}
      </Rows>
    </>
  );
}
