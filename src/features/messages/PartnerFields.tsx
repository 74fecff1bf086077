import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { partnerTypes } from '#model/order/message';
import { useCountries } from '#ui/form/useCountryNames';
import { CheckField } from '#ui/form/CheckField';
import { EmailField, PhoneField } from '#ui/form/ContactFields';
import { FormField } from '#ui/form/FormField';
import { SelectField } from '#ui/form/SelectField';
import { TextAreaField } from '#ui/form/TextAreaField';
import type { SchemaForm } from '#ui/form/useSchemaForm';
import type { PartnerValues } from './partnerSchema';
import { paths } from '#model/paths';
import styles from './messageForm.module.scss';
import { useId } from 'react';
import { useFormState } from 'react-hook-form';
import { dimensions } from '#model/catalogue/item';
import { FieldProblem } from '#ui/form/FieldProblem';

/** Check boxes for the dimensions, at least one; the error belongs to the whole group. */
function DimensionChoice({ form }: { form: SchemaForm<PartnerValues> }) {
  const { t } = useTranslation(['partner', 'common', 'form']);
  const id = useId();
  const { errors } = useFormState({ control: form.control, name: 'Physical', exact: true });
  const error = errors.Physical;
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

/** What an application is made of. */
export function PartnerFields({ form }: { form: SchemaForm<PartnerValues> }) {
  const { t } = useTranslation('partner');
  return (
    <>
      <div className={styles.pair}>
        <FormField form={form} name="name" label={t('field.name')} autoComplete="name" required />
        <FormField
          form={form}
          name="organisation"
          label={t('field.organisation')}
          autoComplete="organization"
          required
        />
        <EmailField form={form} name="email" label={t('field.email')} required />
        <PhoneField form={form} name="phone" label={t('field.phone')} reason={t('field.phoneReason')} />
        <SelectField
          form={form}
          name="country"
          label={t('field.country')}
          options={useCountries()}
          placeholder={t('field.choose')}
          autoComplete="country"
          required
        />
        <SelectField
          form={form}
          name="partnerType"
          label={t('field.partnerType')}
          options={partnerTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
          placeholder={t('field.choose')}
          required
        />
      </div>
      <DimensionChoice form={form} />
      <FormField
        form={form}
        name="link"
        label={t('field.link')}
        reason={t('field.linkReason')}
        type="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextAreaField
        form={form}
        name="message"
        label={t('field.idea')}
        hint={t('field.ideaHint')}
        rows={7}
        required
      />
      <CheckField
        form={form}
        name="consent"
        label={
          <>
            {t('field.consent')} <Link to={paths.privacy}>{t('field.privacy')}</Link>
          </>
        }
        required
      />
    </>
  );
}
