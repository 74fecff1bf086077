import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  changedGroups,
  clashingGroups,
  settingGroups,
  settingsUpdate,
  withGroups,
  type SettingGroup,
} from '#model/desk/settingsChange';
import type { ShopSettings } from '#model/order/ownersSettings';
import { useWrite } from '#features/desk/live/useWrite';
import { ProblemNote } from '#features/desk/parts/ProblemNote';
import { useWhenTyped } from '#features/desk/parts/useWhenTyped';
import { Form } from '#ui/form/Form';
import { SubmitButton } from '#ui/form/SubmitButton';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import { Notice } from '#ui/Notice';
import { Changes } from './Changes';
import { SettingFields } from './SettingFields';
import {
  fieldsOf,
  fieldsOfGroup,
  seenOf,
  seenText,
  settingsOf,
  settingsSchema,
  type SettingsFields,
} from './settingsSchema';
import styles from './Settings.module.scss';

interface OthersChange {
  groups: readonly SettingGroup[];
  /** They were changed here, too. */
  isClash: boolean;
  /** The last of them, which the form is to show. */
  shown?: readonly SettingGroup[];
  fields?: SettingsFields;
}

/** The settings with what each change means for shoppers, before it is saved. */
export function SettingsForm({ settings }: { settings: ShopSettings }) {
  const { t } = useTranslation('owner');
  const writing = useWrite();
  const [isSaved, setSaved] = useState(false);
  /** What somebody else has changed, and whether it was wanted here, too. */
  const [others, setOthers] = useState<OthersChange>();
  const { form, forgetDraft } = useSchemaForm({
    schema: settingsSchema,
    defaults: fieldsOf(settings),
    draft: { key: 'desk-settings' },
  });
  /** The state that the form was filled with, which its draft keeps, or that was saved last. */
  const [start, setStart] = useState(() => seenOf(form.getValues()) ?? settings);
  /** What the settings were before they were saved here: until that is heard back, nobody else has changed them. */
  const [replaced, setReplaced] = useState<ShopSettings>();
  const isHeard = !replaced || changedGroups(replaced, settings).length > 0;
  useEffect(() => {
    const seen = seenText(start);
    if (form.getValues('seen') !== seen) form.setValue('seen', seen);
  }, [form, start]);
  useWhenTyped(form, () => setSaved(false));
  const typed = useWatch({ control: form.control });
  const wanted = settingsOf({ ...form.getValues(), ...typed } as ReturnType<typeof fieldsOf>);
  const mine = wanted ? changedGroups(start, wanted) : settingGroups;
  const free = isHeard ? changedGroups(start, settings).filter((group) => !mine.includes(group)) : [];
  // What somebody else changes, and nobody has touched here, is shown at once; the rest is told when it is saved.
  if (free.length > 0) {
    setStart(withGroups(start, settings, free));
    const told = others?.isClash === false ? others.groups : [];
    const groups = [...new Set([...told, ...free])];
    setOthers({ groups, isClash: false, shown: free, fields: fieldsOf(settings) });
  }
  useEffect(() => {
    const { shown, fields } = others ?? {};
    if (!shown || !fields) return;
    for (const field of shown.flatMap((group) => fieldsOfGroup[group])) form.setValue(field, fields[field]);
  }, [form, others]);
  const submit = async (): Promise<void> => {
    const now = settingsOf(form.getValues());
    if (!now) return;
    setSaved(false);
    const clash = isHeard ? clashingGroups(start, now, settings) : [];
    if (clash.length > 0) {
      setOthers({ groups: clash, isClash: true });
      // A second press means it: by then the other change was told.
      return setStart(withGroups(start, settings, clash));
    }
    if (await writing.run(() => settingsUpdate(start, now))) {
      setStart(now);
      setReplaced(settings);
      forgetDraft();
      setOthers(undefined);
      setSaved(true);
    }
  };
  return (
    <Form form={form} label={t('settings.title')} onSubmit={submit} className={styles.settings}>
      <SettingFields form={form} />
      {wanted && <Changes before={start} after={wanted} />}
      <ProblemNote writing={writing} />
      {others && (
        <Notice tone={others.isClash ? 'error' : 'warn'}>
          {t(others.isClash ? 'settings.clash' : 'settings.others', {
            what: others.groups.map((group) => t(`settings.group.${group}`)).join(', '),
          })}
        </Notice>
      )}
      {isSaved && <Notice tone="success">{t('settings.saved')}</Notice>}
      <SubmitButton form={form}>{t('settings.save')}</SubmitButton>
    </Form>
  );
}
