import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { itemNode } from '#model/catalogue/catalogueNode';
import type { Item } from '#model/catalogue/item';
import { textSlots, textsUpdate, type TextSlot } from '#model/desk/itemTexts';
import { localeOf, type Language } from '#model/languages';
import { fieldsOf } from '#model/untrusted';
import { useTexts } from '#features/desk/live/deskData';
import { useWrite } from '#features/desk/live/useWrite';
import { useCatalogueLanguage } from '#features/desk/parts/useCatalogueLanguage';
import { ProblemNote } from '#features/desk/parts/ProblemNote';
import { useOthersChanges, withSeen } from '#features/desk/parts/useOthersChanges';
import { useSaved } from '#features/desk/parts/useSaved';
import { Form } from '#ui/form/Form';
import { SubmitButton } from '#ui/form/SubmitButton';
import { TextAreaField } from '#ui/form/TextAreaField';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import { Notice } from '#ui/Notice';
import { Spinner } from '#ui/Spinner';
import { lines } from './itemRules';
import styles from './Item.module.scss';

/** Texts by their places. */
const schema = v.objectWithRest({ seen: v.string() }, lines);

const byPlace = (slots: readonly TextSlot[]): Record<string, string> =>
  Object.fromEntries(slots.map(({ place, text }) => [place, text]));

interface ItemTextsProps {
  item: Pick<Item, 'kind' | 'id'>;
  node: unknown;
  language: Language;
}

export function TextsForm({ item, node, language, texts }: ItemTextsProps & { texts: unknown }) {
  const { t } = useTranslation('owner');
  const original = useCatalogueLanguage();
  const writing = useWrite();
  const now = useMemo(() => textSlots(node, texts), [node, texts]);
  const fields = useMemo(() => byPlace(now), [now]);
  const { form, forgetDraft } = useSchemaForm({
    schema,
    defaults: withSeen(fields),
    draft: { key: `desk-texts-${language}-${item.kind}-${item.id}` },
  });
  const { isSaved, sending, sent } = useSaved(form, forgetDraft);
  const { told, stopped, seen, mayWrite, save } = useOthersChanges(form, fields);
  return (
    <Form
      form={form}
      label={t('item.texts')}
      className={styles.item}
      onSubmit={async (output) => {
        sending();
        if (!mayWrite()) return;
        const typed = Object.fromEntries(now.map(({ place }) => [place, output[place] ?? '']));
        const update = textsUpdate({ language, item, before: seen, typed });
        if (Object.keys(update).length > 0 && !(await save(typed, () => writing.run(() => update)))) return;
        sent();
      }}
    >
      <p className="soft">{t('item.textsAbout', { language: original })}</p>
      {now.map(({ place, english }) => (
        <TextAreaField
          key={place}
          form={form}
          name={place}
          label={english || t('item.keywords')}
          hint={place === 'keywords' ? t('item.keywordsHint') : undefined}
          rows={english.length > 80 ? 4 : 1}
          lang={localeOf(language)}
        />
      ))}
      <div className={styles.save}>
        <ProblemNote writing={writing} />
        {told.length > 0 && <Notice tone="warn">{t('item.othersTexts')}</Notice>}
        {stopped.length > 0 && <Notice tone="error">{t('catalogue.problem.changed')}</Notice>}
        {isSaved && <Notice tone="success">{t('settings.saved')}</Notice>}
        <SubmitButton form={form}>{t('catalogue.save')}</SubmitButton>
      </div>
    </Form>
  );
}

/** What is said of one item in another language, each text under its English. */
export function ItemTexts(props: ItemTextsProps) {
  const { t } = useTranslation('owner');
  const { value: texts } = useTexts();
  if (!texts) return <Spinner label={t('state.loading')} />;
  const { kind, id } = props.item;
  const ofKind = fieldsOf(texts[props.language])[itemNode(kind)];
  return <TextsForm {...props} texts={fieldsOf(ofKind)[id]} />;
}
