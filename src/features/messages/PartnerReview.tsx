import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../../model/languages';
import { isDimension } from '../../model/catalogue/item';
import type { PartnerApplication } from '../../model/order/message';
import styles from './PartnerReview.module.scss';

/** The application once more, before it goes. */
export function PartnerReview({ application }: { application: PartnerApplication }) {
  const { t, i18n } = useTranslation(['partner', 'common']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const countries = new Intl.DisplayNames(localeOf(i18n.resolvedLanguage ?? 'en'), { type: 'region' });
  const chosen = Object.keys(application.dimensions).filter(isDimension);
  const rows = [
    [t('field.name'), application.name],
    [t('field.organisation'), application.organisation],
    [t('field.email'), application.email],
    [t('field.phone'), application.phone],
    [t('field.country'), countries.of(application.country)],
    [t('field.partnerType'), t(`type.${application.partnerType}`)],
    [t('field.dimensions'), chosen.map((dimension) => t(`common:dimension.${dimension}`)).join(', ')],
    [t('field.link'), application.link],
    [t('field.idea'), application.message],
  ] as const;
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {t('application.review')}
      </h2>
      <dl className={styles.application}>
        {rows.map(
          ([term, text]) =>
            text !== undefined && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}
