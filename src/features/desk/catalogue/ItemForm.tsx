import { useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { itemPlace } from '#model/catalogue/catalogueNode';
import { isDimension, type Item } from '#model/catalogue/item';
import { entryOf, isItemConflict, itemChange, newItem, newItemId } from '#model/desk/itemDraft';
import { catalogueLocale } from '#model/languages';
import { isLargeChange } from '#model/money/largeChange';
import { settlementCurrency as currency } from '#model/money/currencySlice';
import { numberOf } from '#model/untrusted';
import { useWrite } from '#features/desk/live/useWrite';
import { useCatalogueLanguage } from '#features/desk/parts/useCatalogueLanguage';
import { ProblemNote } from '#features/desk/parts/ProblemNote';
import { useOthersChanges, withSeen } from '#features/desk/parts/useOthersChanges';
import { useSaved } from '#features/desk/parts/useSaved';
import { storedDraft } from '#ui/drafts';
import { CheckField } from '#ui/form/CheckField';
import { Form } from '#ui/form/Form';
import { FormField } from '#ui/form/FormField';
import { SubmitButton } from '#ui/form/SubmitButton';
import { TextAreaField } from '#ui/form/TextAreaField';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import { Notice } from '#ui/Notice';
import { ChoicesField } from './ChoicesField';
import { useRemarks } from './itemForm';
import { draftFrom, draftOf, itemFields, itemSchema, type ItemOutput } from './itemSchema';
import { fieldNames, groups, isTold } from './othersChanges';
import { PicturePreview } from './PicturePreview';
import { TaxField } from './TaxField';
import { ProductFacts } from './ProductFacts';
import { ProgramFacts } from './ProgramFacts';
import styles from './Item.module.scss';

interface ItemFormProps {
  kind: Item['kind'];
  /** Undefined for a new item. */
  id: string | undefined;
  /** The item that a new one is made after. */
  copyOf?: string | undefined;
  /** What it is, or what a new one is made after. */
  node: unknown;
  /** Categories that can be ticked. */
  known: readonly string[];
  isTaken: (id: string) => boolean;
  /** The item is in the shop, under this id; `isAll` when nothing was typed while it was sent. */
  onSaved?: (id: string, isAll: boolean) => void;
}

export function ItemForm({ kind, id, copyOf, node, known, isTaken, onSaved }: ItemFormProps) {
  const { t } = useTranslation(['owner', 'common']);
  const original = useCatalogueLanguage();
  const writing = useWrite();
  const [isConflict, setConflict] = useState(false);
  /** An unusual price that was asked about: a second press confirms it. */
  const [asked, setAsked] = useState<number>();
  const fields = useMemo(() => itemFields(node, known), [node, known]);
  // What was begun as a new item, or after another one, is no copy of this one.
  const draftKey = (name: string): string => `desk-item-${kind}-${name}`;
  const { form, forgetDraft } = useSchemaForm({
    schema: itemSchema,
    defaults: withSeen(fields),
    draft: { key: draftKey(id ?? (copyOf === undefined ? 'new' : `copy-${copyOf}`)) },
  });
  const { isSaved, sending, sent } = useSaved(form, forgetDraft);
  const { told, seen, now, see, save } = useOthersChanges(form, fields, { groups, isTold });
  const hintOf = useRemarks(form, { kind, id: id ?? 'new', template: node });
  /** The id of a new item that was sent; without an answer it may have arrived. */
  const tried = useRef<string>(undefined);
  const image = useWatch({ control: form.control, name: 'image' });
  const submit = async (typed: ItemOutput): Promise<void> => {
    const draft = draftOf(kind, typed);
    const start = draftFrom(kind, seen);
    const hasConflict = id !== undefined && isItemConflict(start, draftFrom(kind, now), draft);
    setConflict(hasConflict);
    // A second press confirms it: the other change was shown after the first.
    if (hasConflict) return see(now);
    const [was = 0, price = 0] = [start, draft].map((each) => numberOf(each.fields['price']));
    const isDoubtful = id !== undefined && isLargeChange(was, price) && asked !== price;
    setAsked(isDoubtful ? price : undefined);
    if (isDoubtful) return;
    const arrived = tried.current !== undefined && isTaken(tried.current) ? tried.current : undefined;
    const nextId = id ?? arrived ?? newItemId(typed.name, isTaken);
    tried.current = nextId;
    const update =
      id === undefined
        ? newItem(kind, nextId, draft, node)
        : itemChange(itemPlace({ kind, id }), start, draft);
    sending();
    const written = itemFields(entryOf(nextId, draft, node), known);
    if (Object.keys(update).length > 0 && !(await save(written, () => writing.run(() => update)))) return;
    const isAll = sent();
    if (id === undefined) {
      forgetDraft();
      // What was typed meanwhile is a change of the item that is there now.
      if (!isAll) storedDraft(draftKey(nextId), 'tab').write(form.getValues());
    }
    onSaved?.(nextId, isAll);
  };
  return (
    <Form form={form} label={t('item.form')} className={styles.item} onSubmit={submit}>
      <FormField
        form={form}
        name="name"
        label={t('item.name')}
        hint={hintOf('name', t('item.original', { language: original }))}
        required
      />
      <TextAreaField form={form} name="summary" label={t('item.summary')} hint={hintOf('summary')} rows={2} />
      <TextAreaField form={form} name="description" label={t('item.description')} rows={6} />
      <ChoicesField
        form={form}
        name="categories"
        label={t('item.category')}
        hint={hintOf('category')}
        options={known.map((value) =>
          isDimension(value)
            ? { value, label: t(`common:dimension.${value}`) }
            : { value, label: value, lang: catalogueLocale },
        )}
      />
      {kind === 'product' && (
        <FormField form={form} name="category" label={t('item.otherCategory')} hint={t('item.list')} />
      )}
      <FormField form={form} name="tag" label={t('item.tag')} hint={t('item.list')} />
      <FormField form={form} name="keywords" label={t('item.keywords')} hint={t('item.keywordsHint')} />
      <TextAreaField
        form={form}
        name="image"
        label={t('item.pictures')}
        hint={hintOf('image', t('item.picturesHint'))}
        rows={3}
      />
      <PicturePreview text={image} />
      <div className={styles.pair}>
        <FormField
          form={form}
          name="price"
          label={t('catalogue.price', { currency })}
          hint={hintOf('price')}
          inputMode="decimal"
          required
        />
        <FormField
          form={form}
          name="discount"
          label={t('catalogue.discount')}
          hint={hintOf('discount')}
          inputMode="decimal"
        />
      </div>
      <FormField
        form={form}
        name="lowest30"
        label={t('item.lowest')}
        hint={hintOf('lowest30', t('item.lowestHint'))}
        inputMode="decimal"
      />
      <TaxField form={form} hintOf={hintOf} />
      <CheckField form={form} name="isNew" label={t('item.isNew')} />
      <CheckField form={form} name="isHidden" label={t('item.isHidden')} />
      {kind === 'product' ? (
        <ProductFacts form={form} hintOf={hintOf} />
      ) : (
        <ProgramFacts form={form} hintOf={hintOf} />
      )}
      <div className={styles.save}>
        <ProblemNote writing={writing} />
        {told.length > 0 && (
          <Notice tone="warn">
            {t('settings.others', {
              what: told.map((field) => t(fieldNames[field], { currency })).join(', '),
            })}
          </Notice>
        )}
        {isConflict && <Notice tone="error">{t('catalogue.problem.changed')}</Notice>}
        {asked !== undefined && <Notice tone="warn">{t('catalogue.problem.large')}</Notice>}
        {isSaved && <Notice tone="success">{t('settings.saved')}</Notice>}
        <SubmitButton form={form}>{t('catalogue.save')}</SubmitButton>
      </div>
    </Form>
  );
}
