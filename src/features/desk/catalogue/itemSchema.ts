import * as v from 'valibot';
import type { ItemDraft } from '#model/desk/itemDraft';
import { longest } from '#model/limits';
import { isWholeCents, plainAmount } from '#model/money/amount';
import { typedAmount } from '#model/money/typedAmount';
import { plainCode } from '#model/typedText';
import { optionalLines, requiredLines, requiredText } from '#ui/form/fieldRules';
import type { FormMessage } from '#ui/form/formMessage';

const longestText = 4000;

const listOf = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** As the shop shows them: of its own, or over https. */
const isPicture = (address: string): boolean => /^(https:\/\/|\/(?!\/))\S+$/.test(address);

const price = v.pipe(
  v.string(),
  v.transform(plainCode),
  v.check((text) => {
    const amount = typedAmount(text);
    return amount !== undefined && isWholeCents(amount);
  }, 'owner:error.amount' satisfies FormMessage),
);

const percent = v.pipe(
  v.string(),
  v.transform(plainCode),
  v.check(
    (text) => text === '' || (/^\d{1,3}$/.test(text) && Number(text) <= 100),
    'owner:error.percent' satisfies FormMessage,
  ),
);

export const itemSchema = v.object({
  name: requiredText(longest.name, 'owner:error.name' satisfies FormMessage),
  summary: optionalLines(longestText),
  description: optionalLines(longestText),
  category: requiredLines(longestText, 'owner:error.category' satisfies FormMessage),
  tag: optionalLines(longestText),
  keywords: optionalLines(longestText),
  image: v.pipe(
    optionalLines(longestText),
    v.check((text) => listOf(text).every(isPicture), 'owner:error.picture' satisfies FormMessage),
  ),
  price,
  discount: percent,
  isNew: v.boolean(),
});

type ItemFields = v.InferInput<typeof itemSchema>;

export const itemFields = (draft: ItemDraft): ItemFields => ({
  name: draft.name,
  summary: draft.summary,
  description: draft.description,
  category: draft.category.join(', '),
  tag: draft.tag.join(', '),
  keywords: draft.keywords.join(', '),
  image: draft.image.join('\n'),
  price: plainAmount(draft.price),
  discount: draft.discount === 0 ? '' : String(draft.discount),
  isNew: draft.isNew,
});

export const draftOf = (fields: v.InferOutput<typeof itemSchema>): ItemDraft => ({
  name: fields.name,
  summary: fields.summary,
  description: fields.description,
  category: listOf(fields.category),
  tag: listOf(fields.tag),
  keywords: listOf(fields.keywords),
  image: listOf(fields.image),
  price: typedAmount(fields.price) ?? 0,
  discount: Number(fields.discount),
  isNew: fields.isNew,
});

export const picturesIn = (text: string): string[] => listOf(text).filter(isPicture);
