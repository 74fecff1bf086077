import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { changedGroups, settingsUpdate } from '#model/desk/settingsChange';
import type { ShopSettings } from '#model/order/ownersSettings';
import { useWrite } from '#features/desk/live/useWrite';
import { ProblemNote } from '#features/desk/parts/ProblemNote';
import { Form } from '#ui/form/Form';
import { FormField } from '#ui/form/FormField';
import { CheckField } from '#ui/form/CheckField';
import { SubmitButton } from '#ui/form/SubmitButton';
import { TextAreaField } from '#ui/form/TextAreaField';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import { Notice } from '#ui/Notice';
import { languages, languageNames } from '#model/languages';
import { settlementCurrency as currency } from '#model/money/currencySlice';
import { weekdays } from '#model/order/courier';
import { useCountries } from '#ui/text/useCountryNames';
import { useLocale } from '#ui/text/useLanguage';
import { Changes } from './Changes';
import { fieldsOf, settingsOf, settingsSchema } from './settingsSchema';
import styles from './Settings.module.scss';

/** The settings with what each change means for shoppers, before it is saved. */
export function SettingsForm({ settings }: { settings: ShopSettings }) {
  const { t } = useTranslation('owner');
  const locale = useLocale();
  const countries = useCountries();
  const writing = useWrite();
  /** The state that the form was filled with, or that was saved last. */
  const [start, setStart] = useState(settings);
  const [isSaved, setSaved] = useState(false);
  const { form } = useSchemaForm({ schema: settingsSchema, defaults: fieldsOf(settings) });
  const typed = useWatch({ control: form.control });
  const wanted = settingsOf({ ...form.getValues(), ...typed } as ReturnType<typeof fieldsOf>);
  const others = changedGroups(start, settings);
  const dayName = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const submit = async (): Promise<void> => {
    const now = settingsOf(form.getValues());
    if (!now) return;
    setSaved(false);
    if (await writing.run(() => settingsUpdate(start, now))) {
      setStart(now);
      setSaved(true);
    }
  };
  return (
    <Form form={form} label={t('settings.title')} onSubmit={submit} className={styles.settings}>
      {others.length > 0 && !isSaved && (
        <Notice tone="warn">
          {t('settings.others', { what: others.map((group) => t(`settings.group.${group}`)).join(', ') })}
        </Notice>
      )}
      <fieldset>
        <legend>{t('settings.group.delivery')}</legend>
        <FormField
          form={form}
          name="standard"
          label={t('settings.standard', { currency })}
          inputMode="decimal"
          required
        />
        <FormField
          form={form}
          name="express"
          label={t('settings.express', { currency })}
          inputMode="decimal"
          required
        />
        <FormField
          form={form}
          name="freeFrom"
          label={t('settings.freeFrom', { currency })}
          inputMode="decimal"
          required
        />
      </fieldset>
      <fieldset>
        <legend>{t('settings.group.guestOrders')}</legend>
        <CheckField form={form} name="isOpenToGuests" label={t('settings.guests')} />
        <FormField
          form={form}
          name="unitsPerLine"
          label={t('settings.group.unitsPerLine')}
          hint={t('settings.unitsHint')}
          inputMode="numeric"
        />
      </fieldset>
      <fieldset className={styles.many}>
        <legend>{t('settings.group.countries')}</legend>
        {countries.map(({ value, label }) => (
          <CheckField key={value} form={form} name={`countries.${value}`} label={label} />
        ))}
      </fieldset>
      <fieldset className={styles.many}>
        <legend>{t('settings.group.courierDays')}</legend>
        {weekdays.map((day, index) => (
          // The fourth of January 2026 is a Sunday.
          <CheckField
            key={day}
            form={form}
            name={`courierDays.${day}`}
            label={dayName.format(Date.UTC(2026, 0, 4 + index))}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>{t('settings.group.closedDays')}</legend>
        <TextAreaField
          form={form}
          name="closedDays"
          label={t('settings.days')}
          hint={t('settings.daysHint')}
          rows={4}
        />
      </fieldset>
      <fieldset>
        <legend>{t('settings.group.banner')}</legend>
        {languages.map((language) => (
          <FormField key={language} form={form} name={`banner.${language}`} label={languageNames[language]} />
        ))}
      </fieldset>
      {wanted && <Changes before={start} after={wanted} />}
      <ProblemNote writing={writing} />
      {isSaved && <Notice tone="success">{t('settings.saved')}</Notice>}
      <SubmitButton form={form}>{t('settings.save')}</SubmitButton>
    </Form>
  );
}
