import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isDimension } from '#model/catalogue/item';
import type { PartnerApplication } from '#model/order/message';
import { useCountryNames } from '#ui/text/useCountryNames';
import { AnswerList } from './AnswerList';

/** The application for review, before it is sent. */
export function PartnerReview({ application }: { application: PartnerApplication }) {
  const { t } = useTranslation(['partner', 'common']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const countryName = useCountryNames();
  const chosen = Object.keys(application.dimensions).filter(isDimension);
  const rows = [
    [t('field.name'), application.name],
    [t('field.organisation'), application.organisation],
    [t('field.email'), application.email],
    [t('field.phone'), application.phone],
    [t('field.country'), countryName(application.country)],
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
      <AnswerList rows={rows} />
    </>
  );
}
