import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { brand } from '#brand';
import { itemNode } from '#model/catalogue/catalogueNode';
import { entryRemarks } from '#model/catalogue/check/entryRemarks';
import type { Item } from '#model/catalogue/item';
import { entryOf } from '#model/desk/itemDraft';
import type { SchemaForm } from '#ui/form/useSchemaForm';
import { draftOf, itemSchema, type ItemFields, type ItemOutput } from './itemSchema';

export type ItemFormOf = SchemaForm<ItemFields, ItemOutput>;

/** Gives the help of a field: what it is for, and what the shop says of what stands in it. */
export type HintOf = (field: string, help?: string) => string | undefined;

/** What the shop would say of the item as it stands in the form, beside the field that it concerns. */
export function useRemarks(
  form: ItemFormOf,
  { kind, id, template }: { kind: Item['kind']; id: string; template: unknown },
): HintOf {
  const { t } = useTranslation('owner');
  const typed = useDeferredValue(useWatch({ control: form.control }));
  const remarks = useMemo(() => {
    const { success, output } = v.safeParse(itemSchema, typed);
    // What is no number yet is told by its field itself.
    if (!success) return [];
    const entry = entryOf(id, draftOf(kind, output), template);
    const { errors, warnings } = entryRemarks(itemNode(kind), id, entry, brand.isInEu);
    return [...errors, ...warnings];
  }, [typed, kind, id, template]);
  return (field, help) => {
    const said = remarks
      .filter((remark) => remark.field === field)
      .map(({ code, values }) => t('item.says', { text: t(`remark.${code}`, values) }));
    return [help, ...said].filter(Boolean).join(' ') || undefined;
  };
}
