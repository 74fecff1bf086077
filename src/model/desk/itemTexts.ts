import { itemPlace } from '#model/catalogue/catalogueNode';
import type { Item } from '#model/catalogue/item';
import { partsOf } from '#model/typedText';
import { fieldsOf, isFields, listOf, textOf, textsOf, type Fields } from '#model/untrusted';
import type { Update } from './orderChanges';

/** A text of an item with the place of its translation within `texts/{language}/{node}/{id}`. */
export interface TextSlot {
  place: string;
  english: string;
  /** What stands there now. */
  text: string;
}

const plainFields = ['name', 'summary', 'description', 'ingredients', 'outcome', 'suits'] as const;
const rowFields = {
  details: ['label', 'value'],
  outline: ['title', 'text'],
  faq: ['question', 'answer'],
} as const;

function at(value: unknown, ...way: readonly (string | number)[]): unknown {
  return way.reduce<unknown>((found, key) => {
    if (Array.isArray(found)) return found[Number(key)];
    return isFields(found) ? found[String(key)] : undefined;
  }, value);
}

/** Every text of an item that can be said in another language, beside what is said there; lists go place by place. */
export function textSlots(entry: unknown, texts: unknown): TextSlot[] {
  const fields: Fields = fieldsOf(entry);
  const slot = (english: unknown, ...way: readonly (string | number)[]): TextSlot[] =>
    textOf(english) === ''
      ? []
      : [{ place: way.join('/'), english: textOf(english), text: textOf(at(texts, ...way)) }];
  return [
    ...plainFields.flatMap((field) => slot(fields[field], field)),
    ...slot(at(fields, 'safety', 'warnings'), 'safety', 'warnings'),
    ...textsOf(fields['includes']).flatMap((text, index) => slot(text, 'includes', index)),
    ...Object.entries(rowFields).flatMap(([list, parts]) =>
      listOf(fields[list]).flatMap((row, index) =>
        parts.flatMap((part) => slot(at(row, part), list, index, part)),
      ),
    ),
    {
      place: 'keywords',
      english: textsOf(fields['keywords']).join(', '),
      text: textsOf(at(texts, 'keywords')).join(', '),
    },
  ];
}

interface TypedTexts {
  language: string;
  item: Pick<Item, 'kind' | 'id'>;
  /** By their places, as they were when the form was filled. */
  before: Readonly<Record<string, string>>;
  /** What stands in the form. */
  typed: Readonly<Record<string, string>>;
}

/** Writes the texts that were changed; an empty one is shown in English. */
export function textsUpdate({ language, item, before, typed }: TypedTexts): Update {
  const path = `texts/${language}/${itemPlace(item)}`;
  return Object.fromEntries(
    Object.entries(typed).flatMap(([place, text]): [string, unknown][] => {
      const now = text.trim();
      if (now === (before[place] ?? '')) return [];
      const words = partsOf(now, ',');
      const value = place === 'keywords' ? (words.length > 0 ? words : null) : now || null;
      return [[`${path}/${place}`, value]];
    }),
  );
}
