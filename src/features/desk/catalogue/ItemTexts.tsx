import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Item } from '#model/catalogue/item';
import { isTextConflict, textSlots, textsUpdate } from '#model/desk/itemTexts';
import { localeOf, type Language } from '#model/languages';
import { isFields } from '#model/untrusted';
import { useTexts } from '#features/desk/live/deskData';
import { useWrite } from '#features/desk/live/useWrite';
import { ProblemNote } from '#features/desk/parts/ProblemNote';
import { optionalLines } from '#ui/form/fieldRules';
import { Form } from '#ui/form/Form';
import { SubmitButton } from '#ui/form/SubmitButton';
import { TextAreaField } from '#ui/form/TextAreaField';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import { Notice } from '#ui/Notice';
import { Spinner } from '#ui/Spinner';
import styles from './Item.module.scss';

const longestText = 4000;
const schema = v.object({ texts: v.array(optionalLines(longestText)) });

interface ItemTextsProps {
  item: Pick<Item, 'kind' | 'id'>;
  node: unknown;
  language: Language;
}

function TextsForm({ item, node, language, texts }: ItemTextsProps & { texts: unknown }) {
  const { t } = useTranslation('owner');
  const writing = useWrite();
  const now = textSlots(node, texts);
  const [before, setBefore] = useState(now);
  const [outcome, setOutcome] = useState<'saved' | 'conflict'>();
  const { form, forgetDraft } = useSchemaForm({
    schema,
    defaults: { texts: before.map(({ text }) => text) },
    draft: { key: `desk-texts-${language}-${item.kind}-${item.id}` },
  });
  return (
    <Form
      form={form}
      label={t('item.texts')}
      className={styles.item}
      onSubmit={async ({ texts: typed }) => {
        const change = { language, item, before, typed };
        setOutcome(undefined);
        if (isTextConflict(change, now)) {
          // A second press means it: by then the other change was told.
          setBefore(before.map((slot) => now.find(({ place }) => place === slot.place) ?? slot));
          return setOutcome('conflict');
        }
        const update = textsUpdate(change);
        if (Object.keys(update).length > 0 && !(await writing.run(() => update))) return;
        forgetDraft();
        setBefore(before.map((slot, index) => ({ ...slot, text: (typed[index] ?? '').trim() })));
        setOutcome('saved');
      }}
    >
      <p className="soft">{t('item.textsAbout')}</p>
      {before.map(({ place, english }, index) => (
        <div key={place} lang={localeOf(language)}>
          <TextAreaField
            form={form}
            name={`texts.${index}`}
            label={english || t('item.keywords')}
            hint={place === 'keywords' ? t('item.keywordsHint') : undefined}
            rows={english.length > 80 ? 4 : 1}
          />
        </div>
      ))}
      <ProblemNote writing={writing} />
      {outcome === 'conflict' && <Notice tone="error">{t('catalogue.problem.changed')}</Notice>}
      {outcome === 'saved' && <Notice tone="success">{t('settings.saved')}</Notice>}
      <SubmitButton form={form}>{t('catalogue.save')}</SubmitButton>
    </Form>
  );
}

/** What is said of one item in another language, each text under its English. */
export function ItemTexts(props: ItemTextsProps) {
  const { t } = useTranslation('owner');
  const { value: texts } = useTexts();
  if (!texts) return <Spinner label={t('state.loading')} />;
  const { kind, id } = props.item;
  const ofLanguage = texts[props.language];
  const node = isFields(ofLanguage) ? ofLanguage[`${kind}s`] : undefined;
  return <TextsForm {...props} texts={isFields(node) ? node[id] : undefined} />;
}
