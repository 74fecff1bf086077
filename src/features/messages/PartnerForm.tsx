import { useState, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartnerApplication } from '#model/order/message';
import { ErrorSummary } from '#ui/form/ErrorSummary';
import { Form } from '#ui/form/Form';
import { FormProblem } from '#ui/form/FormProblem';
import { SubmitButton } from '#ui/form/SubmitButton';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import { MessageSent } from './MessageSent';
import { PartnerFields } from './PartnerFields';
import { applicationOf, emptyApplication, partnerSchema, type PartnerValues } from './partnerSchema';
import { Honeypot, trapName } from './Honeypot';
import type { Receipt } from './postMessage';
import { typedIn, usePost } from './usePost';
import styles from './messageForm.module.scss';
import { useLanguage } from '#ui/text/useLanguage';
import { isDimension } from '#model/catalogue/item';
import { useCountryNames } from '#ui/form/useCountryNames';
import { AnswerList } from './AnswerList';

/** The application for review, before it is sent. */
function PartnerReview({ application }: { application: PartnerApplication }) {
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

/**
 * The application form with its review step. The draft survives closing the tab: an application may need several
 * sittings.
 */
export function PartnerForm() {
  const { t } = useTranslation('partner');
  const language = useLanguage();
  const [application, setApplication] = useState<PartnerApplication>();
  const { form, forgetDraft } = useSchemaForm({
    schema: partnerSchema,
    defaults: emptyApplication,
    draft: { key: 'partner', keep: 'browser', secret: [trapName] },
  });
  const [receipt, setReceipt] = useState<Receipt>();
  const { post } = usePost({
    inbox: 'partnerApplications',
    form,
    typed: () => typedIn(partnerSchema, form, (values) => applicationOf(values, language)),
    onReceipt: (_message, sent) => {
      setReceipt(sent);
      forgetDraft();
    },
  });
  const next = async (values: PartnerValues): Promise<void> => {
    if (application) await post(application, values.leaveEmpty);
    else setApplication(applicationOf(values, language));
  };
  if (receipt) {
    return (
      <MessageSent
        title={t('application.sent')}
        text={t('application.sentText')}
        reference={receipt.reference}
      />
    );
  }
  const labels = (['name', 'organisation', 'email', 'phone', 'country', 'partnerType', 'link'] as const).map(
    (name) => ({ name, label: t(`field.${name}`) }),
  );
  return (
    <Form className={styles.messageForm} form={form} label={t('application.form')} onSubmit={next}>
      <FormProblem form={form} />
      {application ? (
        <PartnerReview application={application} />
      ) : (
        <>
          <ErrorSummary
            form={form}
            labels={[
              ...labels,
              { name: 'Physical', label: t('field.dimensions') },
              { name: 'message', label: t('field.idea') },
              { name: 'consent', label: t('field.consent') },
            ]}
          />
          <PartnerFields form={form} />
          <Honeypot form={form} />
        </>
      )}
      <p className="go">
        <SubmitButton form={form}>
          {application ? t('application.send') : t('application.toReview')}
        </SubmitButton>
        {application && (
          <button type="button" className="btn line" onClick={() => setApplication(undefined)}>
            {t('application.edit')}
          </button>
        )}
      </p>
    </Form>
  );
}
