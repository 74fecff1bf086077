import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { itemNode } from '#model/catalogue/catalogueNode';
import type { Item } from '#model/catalogue/item';
import { isTextConflict, textSlots, textsUpdate, type TextSlot } from '#model/desk/itemTexts';
import { localeOf, type Language } from '#model/languages';
import { fieldsOf } from '#model/untrusted';
import { useTexts } from '#features/desk/live/deskData';
import { useWrite } from '#features/desk/live/useWrite';
import { useCatalogueLanguage } from '#features/desk/parts/useCatalogueLanguage';
import { ProblemNote } from '#features/desk/parts/ProblemNote';
import { useWhenTyped } from '#features/desk/parts/useWhenTyped';
import { Form } from '#ui/form/Form';
import { SubmitButton } from '#ui/form/SubmitButton';
import { TextAreaField } from '#ui/form/TextAreaField';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import { Notice } from '#ui/Notice';
import { Spinner } from '#ui/Spinner';
import { lines } from './itemRules';
import styles from './Item.module.scss';

/** By their places; `seen` is what the form was filled with, as JSON, for its draft is read again later. */
const schema = v.object({ texts: v.record(v.string(), lines), seen: v.string() });
type Texts = Record<string, string>;

const byPlace = (slots: readonly TextSlot[]): Texts =>
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
  const [outcome, setOutcome] = useState<'conflict' | 'others'>();
  const [isSaved, setSaved] = useState(false);
  const { form, forgetDraft } = useSchemaForm({
    schema,
    defaults: { texts: byPlace(now), seen: JSON.stringify(byPlace(now)) },
    draft: { key: `desk-texts-${language}-${item.kind}-${item.id}` },
  });
  useWhenTyped(form, () => setSaved(false));
  const seenTexts = useCallback((): Texts => JSON.parse(form.getValues('seen')) as Texts, [form]);
  const [looked, setLooked] = useState<readonly TextSlot[]>();
  const [free, setFree] = useState<readonly TextSlot[]>([]);
  if (now !== looked) {
    setLooked(now);
    const [seen, typed] = [seenTexts(), form.getValues('texts')];
    const changed = now.filter(
      ({ place, text }) => (seen[place] ?? '') !== text && (typed[place] ?? '') === (seen[place] ?? ''),
    );
    if (changed.length > 0) {
      setFree(changed);
      setOutcome('others');
    }
  }
  // What somebody else writes is shown at once where nothing was typed.
  useEffect(() => {
    if (free.length === 0) return;
    for (const { place, text } of free) form.setValue(`texts.${place}`, text);
    form.setValue('seen', JSON.stringify({ ...seenTexts(), ...byPlace(free) }));
  }, [form, free, seenTexts]);
  return (
    <Form
      form={form}
      label={t('item.texts')}
      className={styles.item}
      onSubmit={async ({ texts: typed }) => {
        const seen = seenTexts();
        const before = now.map((slot) => ({ ...slot, text: seen[slot.place] ?? '' }));
        const written = now.map(({ place }) => (typed[place] ?? '').trim());
        const change = { language, item, before, typed: written };
        setOutcome(undefined);
        setSaved(false);
        if (isTextConflict(change, now)) {
          // A second press means it: by then the other change was told.
          form.setValue('seen', JSON.stringify(byPlace(now)));
          return setOutcome('conflict');
        }
        const update = textsUpdate(change);
        if (Object.keys(update).length > 0 && !(await writing.run(() => update))) return;
        form.setValue('seen', JSON.stringify({ ...seen, ...typed }));
        forgetDraft();
        setSaved(true);
      }}
    >
      <p className="soft">{t('item.textsAbout', { language: original })}</p>
      {now.map(({ place, english }) => (
        <div key={place} lang={localeOf(language)}>
          <TextAreaField
            form={form}
            name={`texts.${place}`}
            label={english || t('item.keywords')}
            hint={place === 'keywords' ? t('item.keywordsHint') : undefined}
            rows={english.length > 80 ? 4 : 1}
          />
        </div>
      ))}
      <div className={styles.save}>
        <ProblemNote writing={writing} />
        {outcome === 'others' && <Notice tone="warn">{t('item.othersTexts')}</Notice>}
        {outcome === 'conflict' && <Notice tone="error">{t('catalogue.problem.changed')}</Notice>}
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
