import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { itemNode } from '#model/catalogue/catalogueNode';
import type { Item } from '#model/catalogue/item';
import { isItemConflict, itemChange, itemDraftFrom, newItem, newItemId } from '#model/desk/itemDraft';
import { settlementCurrency as currency } from '#model/money/currencySlice';
import { deskItemPath, itemPath, paths } from '#model/paths';
import { isFields } from '#model/untrusted';
import { useRawItems } from '#features/desk/live/deskData';
import { useWrite } from '#features/desk/live/useWrite';
import { ProblemNote } from '#features/desk/parts/ProblemNote';
import { CheckField } from '#ui/form/CheckField';
import { Form } from '#ui/form/Form';
import { FormField } from '#ui/form/FormField';
import { SubmitButton } from '#ui/form/SubmitButton';
import { TextAreaField } from '#ui/form/TextAreaField';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import { Notice } from '#ui/Notice';
import { ConfirmedButton } from '#ui/overlay/ConfirmedButton';
import { Picture } from '#ui/picture/Picture';
import { Spinner } from '#ui/Spinner';
import { draftOf, itemFields, itemSchema, picturesIn } from './itemSchema';
import styles from './Catalogue.module.scss';

interface ItemFormProps {
  kind: Item['kind'];
  /** Undefined for a new item. */
  id: string | undefined;
  /** What it is, or what a new one is made after. */
  node: unknown;
  isTaken: (id: string) => boolean;
}

function ItemForm({ kind, id, node, isTaken }: ItemFormProps) {
  const { t } = useTranslation('owner');
  const navigate = useNavigate();
  const writing = useWrite();
  const [isSaved, setSaved] = useState(false);
  const [isConflict, setConflict] = useState(false);
  const [start, setStart] = useState(() => itemDraftFrom(node));
  const { form, forgetDraft } = useSchemaForm({
    schema: itemSchema,
    defaults: itemFields(start),
    draft: { key: `desk-item-${kind}-${id ?? 'new'}` },
  });
  const pictures = picturesIn(useWatch({ control: form.control, name: 'image' }));
  return (
    <Form
      form={form}
      label={t('item.form')}
      className={styles.item}
      onSubmit={async (fields) => {
        const draft = draftOf(fields);
        const now = itemDraftFrom(node);
        const hasConflict = id !== undefined && isItemConflict(start, now, draft);
        setConflict(hasConflict);
        // A second press means it: by then the other change was told.
        if (hasConflict) return setStart(now);
        const nextId = id ?? newItemId(draft.name, isTaken);
        const update =
          id === undefined
            ? newItem(kind, nextId, draft, node)
            : itemChange(`${itemNode(kind)}/${id}`, start, draft);
        setSaved(false);
        if (!(await writing.run(() => update))) return;
        forgetDraft();
        setStart(draft);
        setSaved(true);
        if (id === undefined) void navigate(deskItemPath(kind, nextId), { replace: true });
      }}
    >
      <FormField form={form} name="name" label={t('item.name')} hint={t('item.english')} required />
      <TextAreaField form={form} name="summary" label={t('item.summary')} rows={2} />
      <TextAreaField form={form} name="description" label={t('item.description')} rows={6} />
      <FormField form={form} name="category" label={t('item.category')} hint={t('item.list')} required />
      <FormField form={form} name="tag" label={t('item.tag')} hint={t('item.list')} />
      <FormField form={form} name="keywords" label={t('item.keywords')} hint={t('item.keywordsHint')} />
      <TextAreaField
        form={form}
        name="image"
        label={t('item.pictures')}
        hint={t('item.picturesHint')}
        rows={3}
      />
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((address) => (
            <Picture key={address} src={address} alt="" />
          ))}
        </div>
      )}
      <FormField
        form={form}
        name="price"
        label={t('catalogue.price', { currency })}
        inputMode="decimal"
        required
      />
      <FormField form={form} name="discount" label={t('catalogue.discount')} inputMode="numeric" />
      <CheckField form={form} name="isNew" label={t('item.isNew')} />
      <ProblemNote writing={writing} />
      {isConflict && <Notice tone="error">{t('catalogue.problem.changed')}</Notice>}
      {isSaved && <Notice tone="success">{t('settings.saved')}</Notice>}
      <SubmitButton form={form}>{t('catalogue.save')}</SubmitButton>
    </Form>
  );
}

interface ItemDeskProps {
  kind: Item['kind'];
  /** Undefined for a new item. */
  id: string | undefined;
  /** The item that a new one is made after. */
  copyOf: string | undefined;
}

/** One item as a whole: changed, copied, taken out of the shop, or new. */
export function ItemDesk({ kind, id, copyOf }: ItemDeskProps) {
  const { t } = useTranslation('owner');
  const navigate = useNavigate();
  const writing = useWrite();
  const { value: nodes } = useRawItems(kind);
  if (!nodes) return <Spinner label={t('state.loading')} />;
  const isTaken = (wanted: string): boolean => isFields(nodes[wanted]);
  const known = id ?? copyOf;
  if (known !== undefined && !isTaken(known)) return <Notice tone="info">{t('item.missing')}</Notice>;
  const retire = async (): Promise<void> => {
    if (await writing.run(() => ({ [`${itemNode(kind)}/${id}`]: null }))) void navigate(paths.ownerCatalogue);
  };
  return (
    <>
      <ItemForm
        key={`${kind}/${id ?? copyOf ?? ''}`}
        kind={kind}
        id={id}
        node={known === undefined ? undefined : nodes[known]}
        isTaken={isTaken}
      />
      <ProblemNote writing={writing} />
      <p className={`go ${styles.buttons}`}>
        <Link className="under" to={paths.ownerCatalogue}>
          {t('item.back')}
        </Link>
        {id !== undefined && (
          <>
            <Link className="under" to={itemPath({ kind, id })}>
              {t('item.look')}
            </Link>
            <Link className="under" to={deskItemPath(kind, undefined, id)}>
              {t('item.copy')}
            </Link>
            <ConfirmedButton
              label={t('item.retire')}
              title={t('item.retireTitle')}
              text={t('item.retireText')}
              confirm={t('item.retire')}
              cancel={t('steps.keep')}
              onConfirm={() => void retire()}
            />
          </>
        )}
      </p>
    </>
  );
}
