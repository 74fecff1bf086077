import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat, ofThisMachine } from '#model/dateFormat';
import { earliestLaterStart, programStarts, type ProgramStartChoice } from '#model/order/startChoice';
import { Icon } from '#ui/picture/Icon';
import { classNames } from '#ui/classNames';
import { useLocale } from '#ui/text/useLanguage';
import { dateOfDay, useDay } from '#ui/useToday';
import styles from './StartChoice.module.scss';

interface StartChoiceProps {
  chosen: ProgramStartChoice | undefined;
  onChoose: (choice: ProgramStartChoice) => void;
  /** True after an attempt to order without a choice. */
  isMissing?: boolean;
  ref?: Ref<HTMLFieldSetElement>;
}

/** When a program begins: two equal choices, of which none is made for the shopper, because the right to withdraw depends on it. */
export function StartChoice({ chosen, onChoose, isMissing = false, ref }: StartChoiceProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const day = useDay();
  const date = dateFormat(useLocale(), { day: 'numeric', month: 'long', ...ofThisMachine });
  const titles = {
    early: t('start.early'),
    // Prerendered pages are read on other days.
    later:
      day === ''
        ? t('start.later')
        : t('start.laterFrom', { date: date.format(earliestLaterStart(dateOfDay(day))) }),
  };
  return (
    <fieldset
      className={styles.start}
      ref={ref}
      role="radiogroup"
      aria-describedby={isMissing ? `${id}-missing` : undefined}
      aria-invalid={isMissing ? true : undefined}
    >
      <legend>{t('start.title')}</legend>
      {programStarts.map((start) => (
        <label key={start} className={classNames(chosen === start && styles.chosen)}>
          <input
            type="radio"
            name={id}
            checked={chosen === start}
            aria-describedby={`${id}-${start}`}
            onChange={() => onChoose(start)}
          />
          <span>
            {titles[start]}
            <small id={`${id}-${start}`}>{t(`start.${start}Text`)}</small>
          </span>
        </label>
      ))}
      {isMissing && (
        <p className={styles.missing} id={`${id}-missing`} role="alert">
          <Icon name="warn" />
          {t('start.missing')}
        </p>
      )}
    </fieldset>
  );
}
