import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { languages, languageNames } from '#model/languages';
import { settlementCurrency as currency } from '#model/money/currencySlice';
import { weekdays } from '#model/order/courier';
import { CheckField } from '#ui/form/CheckField';
import { FormField } from '#ui/form/FormField';
import { TextAreaField } from '#ui/form/TextAreaField';
import type { SchemaForm } from '#ui/form/useSchemaForm';
import { useCountries } from '#ui/form/useCountryNames';
import { useLocale } from '#ui/text/useLanguage';
import type { SettingsFields } from './settingsSchema';
import styles from './Settings.module.scss';

const amounts = ['standard', 'express', 'freeFrom'] as const;

/** The fields by group. Each hears of its own value, so that a press renders one of hundreds. */
export const SettingFields = memo(function SettingFields({ form }: { form: SchemaForm<SettingsFields> }) {
  const { t } = useTranslation('owner');
  const locale = useLocale();
  const countries = useCountries();
  const dayName = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return (
    <>
      <fieldset>
        <legend>{t('settings.group.delivery')}</legend>
        {amounts.map((name) => (
          <FormField
            key={name}
            form={form}
            name={name}
            label={t(`settings.${name}`, { currency })}
            inputMode="decimal"
            required
          />
        ))}
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
      <fieldset className={styles.lines}>
        <legend>{t('settings.group.banner')}</legend>
        {languages.map((language) => (
          <FormField key={language} form={form} name={`banner.${language}`} label={languageNames[language]} />
        ))}
      </fieldset>
    </>
  );
});
