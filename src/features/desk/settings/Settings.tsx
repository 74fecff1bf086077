import { useTranslation } from 'react-i18next';
import { settingsUpdate } from '#model/desk/settingsChange';
import type { ShopSettings } from '#model/order/ownersSettings';
import { useSettings } from '#features/desk/live/deskData';
import { useWrite } from '#features/desk/live/useWrite';
import { ProblemNote } from '#features/desk/parts/ProblemNote';
import { useOthersChanges, withSeen } from '#features/desk/parts/useOthersChanges';
import { useSaved } from '#features/desk/parts/useSaved';
import { Form } from '#ui/form/Form';
import { SubmitButton } from '#ui/form/SubmitButton';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import { Notice } from '#ui/Notice';
import { Spinner } from '#ui/Spinner';
import { Changes } from './Changes';
import { SettingFields } from './SettingFields';
import { fieldsOf, groups, settingsOf, settingsSchema } from './settingsSchema';
import styles from './Settings.module.scss';

/** The settings with what each change means for shoppers, before it is saved. */
export function SettingsForm({ settings }: { settings: ShopSettings }) {
  const { t } = useTranslation('owner');
  const writing = useWrite();
  const fields = fieldsOf(settings);
  const { form, forgetDraft } = useSchemaForm({
    schema: settingsSchema,
    defaults: withSeen(fields),
    draft: { key: 'desk-settings' },
  });
  const { isSaved, sending, sent } = useSaved(form, forgetDraft);
  const { told, stopped, seen, mayWrite, save } = useOthersChanges(form, fields, { groups });
  // A draft of long ago may have what is no setting any more.
  const start = settingsOf(seen) ?? settings;
  const wanted = settingsOf(form.getValues());
  const submit = async (): Promise<void> => {
    if (!wanted) return;
    sending();
    if (!mayWrite()) return;
    const update = settingsUpdate(start, wanted);
    if (!(await save(fieldsOf(wanted), () => writing.run(() => update)))) return;
    sent();
  };
  const isStopped = stopped.length > 0;
  const others = isStopped ? stopped : told;
  return (
    <Form form={form} label={t('settings.title')} onSubmit={submit} className={styles.settings}>
      <SettingFields form={form} />
      {wanted && <Changes before={start} after={wanted} />}
      <ProblemNote writing={writing} />
      {others.length > 0 && (
        <Notice tone={isStopped ? 'error' : 'warn'}>
          {t(isStopped ? 'settings.clash' : 'settings.others', {
            what: others.map((group) => t(`settings.group.${group}`)).join(', '),
          })}
        </Notice>
      )}
      {isSaved && <Notice tone="success">{t('settings.saved')}</Notice>}
      <SubmitButton form={form}>{t('settings.save')}</SubmitButton>
    </Form>
  );
}

/** What an owner sets while the shop runs. */
export function Settings() {
  const { t } = useTranslation('owner');
  const { value: settings } = useSettings();
  return settings ? <SettingsForm settings={settings} /> : <Spinner label={t('state.loading')} />;
}
