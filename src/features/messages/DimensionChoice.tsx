import { useId } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dimensions } from '../../model/catalogue/item';
import { FieldProblem } from '../../ui/form/FieldProblem';
import type { SchemaForm } from '../../ui/form/useSchemaForm';
import type { PartnerValues } from './partnerSchema';
import styles from './messageForm.module.scss';

/** Check boxes for the dimensions, at least one; the error belongs to the whole group. */
export function DimensionChoice({ form }: { form: SchemaForm<PartnerValues> }) {
  const { t } = useTranslation(['partner', 'common', 'form']);
  const id = useId();
  const state = useFormState({ control: form.control });
  const { error } = form.getFieldState('Physical', state);
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend>
        {t('field.dimensions')} <span>{t('form:required')}</span>
      </legend>
      <div className={styles.dimensions}>
        {dimensions.map((dimension) => (
          <label key={dimension} className="check">
            <input
              type="checkbox"
              {...form.register(dimension, {
                onChange: () => {
                  if (error) void form.trigger('Physical');
                },
              })}
            />
            {t(`common:dimension.${dimension}`)}
          </label>
        ))}
      </div>
      <FieldProblem id={`${id}-error`} error={error} />
    </fieldset>
  );
}
