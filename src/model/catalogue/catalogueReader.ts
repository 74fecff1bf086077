import {
  isDimension,
  measures,
  type Detail,
  type Item,
  type ItemBase,
  type MealFacts,
  type NetContent,
  type Product,
  type Program,
  type Safety,
  type SizeMeasures,
  type Variation,
} from './item';
import { isUsableId } from './itemId';
import {
  childrenOf,
  isFields,
  listOf,
  numberOf,
  priceOf,
  textOf,
  textsOf,
  type Fields,
} from '#model/untrusted';

/** Rows of a database node as the shop uses them, and how many had to be dropped. */
export interface Rows<T> {
  rows: T[];
  dropped: number;
}

const wholeOf = (value: unknown, fallback = 0): number =>
  Math.max(0, Math.trunc(numberOf(value) ?? fallback));

const safeImages = (value: unknown): string[] =>
  textsOf(value).filter((url) => /^(https:\/\/|\/(?!\/))/.test(url));

/** Limits on keywords: more or longer ones would match every query. */
const mostKeywords = 40;
const longestKeyword = 60;

const keywordsOf = (value: unknown): string[] =>
  [...new Set(textsOf(value).map((word) => word.trim()))]
    .filter((word) => word !== '' && word.length <= longestKeyword)
    .slice(0, mostKeywords);

/** The id of an entry: its own, or its key. */
export const entryId = (key: string, { id }: Fields): string => textOf(id) || String(numberOf(id) ?? key);

function baseOf(key: string, fields: Fields): ItemBase | undefined {
  const id = entryId(key, fields);
  const name = textOf(fields.name).trim();
  const price = priceOf(fields.price);
  if (!isUsableId(id) || !name || price === undefined) return undefined;
  const category = textsOf(fields.category);
  const sold = wholeOf(fields.sold);
  const lowest30 = priceOf(fields.lowest30);
  const tax = textOf(fields.tax);
  return {
    id,
    name,
    category,
    tag: textsOf(fields.tag),
    keywords: keywordsOf(fields.keywords),
    new: fields.new === true,
    price,
    discount: Math.min(100, Math.max(0, numberOf(fields.discount) ?? 0)),
    ...(lowest30 !== undefined && { lowest30 }),
    ...(tax && { tax }),
    image: safeImages(fields.image),
    dimensions: [...new Set([...category, textOf(fields.dimension), ...textsOf(fields.dimensions)])].filter(
      isDimension,
    ),
    summary: textOf(fields.summary),
    description: textOf(fields.description),
    ...(sold > 0 && { sold }),
  };
}

const variationOf = (value: unknown): Variation[] =>
  listOf(value).flatMap((entry) => {
    if (!isFields(entry) || !textOf(entry.color)) return [];
    const swatch = textOf(entry.swatch);
    return [
      {
        color: textOf(entry.color),
        swatch: /^#[0-9a-f]{6}$/i.test(swatch) ? swatch : '',
        image: safeImages(entry.image),
        size: listOf(entry.size).flatMap((size) =>
          isFields(size) && textOf(size.name)
            ? [{ name: textOf(size.name), stock: wholeOf(size.stock) }]
            : [],
        ),
      },
    ];
  });

const detailsOf = (value: unknown): Detail[] =>
  listOf(value).flatMap((entry) =>
    isFields(entry) && textOf(entry.label)
      ? [{ label: textOf(entry.label), value: textOf(entry.value) }]
      : [],
  );

/** Measures in the database's form or in the reader's own: saved and prerendered rows are read a second time. */
const measuresOf = (value: unknown): SizeMeasures[] =>
  listOf(value).flatMap((entry) => {
    if (!isFields(entry)) return [];
    const fields = isFields(entry.cm) ? entry.cm : entry;
    const found = measures.flatMap((name) => {
      const cm = numberOf(fields[name]) ?? 0;
      return cm > 0 ? [[name, cm] as const] : [];
    });
    const size = textOf(entry.size);
    return found.length > 0 ? [{ ...(size && { size }), cm: Object.fromEntries(found) }] : [];
  });

/** Trimmed and lower case, because allergens are compared with what a guest avoids. */
const foldedTextsOf = (value: unknown): string[] => [
  ...new Set(textsOf(value).flatMap((text) => text.trim().toLowerCase() || [])),
];

function mealOf(value: unknown): MealFacts | undefined {
  if (!isFields(value)) return undefined;
  return {
    course: textOf(value.course),
    diet: foldedTextsOf(value.diet),
    allergens: foldedTextsOf(value.allergens),
    kcal: wholeOf(value.kcal),
    portionGrams: wholeOf(value.portionGrams),
  };
}

function netContentOf(value: unknown): NetContent | undefined {
  if (!isFields(value)) return undefined;
  const amount = numberOf(value.amount) ?? 0;
  const { unit } = value;
  return amount > 0 && (unit === 'g' || unit === 'ml') ? { amount, unit } : undefined;
}

function safetyOf(value: unknown): Safety | undefined {
  if (!isFields(value)) return undefined;
  const [manufacturer, address, warnings] = [value.manufacturer, value.address, value.warnings].map((text) =>
    textOf(text).trim(),
  );
  const safety = {
    ...(manufacturer && { manufacturer }),
    ...(address && { address }),
    ...(warnings && { warnings }),
  };
  return Object.keys(safety).length > 0 ? safety : undefined;
}

function productOf(key: string, fields: Fields): Product | undefined {
  const base = baseOf(key, fields);
  if (!base) return undefined;
  const meal = mealOf(fields.meal);
  const ingredients = textOf(fields.ingredients).trim();
  const allergens = foldedTextsOf(fields.allergens);
  const netContent = netContentOf(fields.netContent);
  const safety = safetyOf(fields.safety);
  const measured = measuresOf(fields.measures);
  return {
    ...base,
    kind: 'product',
    type: textOf(fields.type),
    stock: wholeOf(fields.stock),
    variation: variationOf(fields.variation),
    details: detailsOf(fields.details),
    ...(ingredients && { ingredients }),
    ...(allergens.length > 0 && { allergens }),
    ...(netContent && { netContent }),
    ...(safety && { safety }),
    ...(measured.length > 0 && { measures: measured }),
    ...(meal && { meal }),
  };
}

function programOf(key: string, fields: Fields): Program | undefined {
  const base = baseOf(key, fields);
  if (!base) return undefined;
  return {
    ...base,
    kind: 'program',
    level: textOf(fields.level, 'standard'),
    weeks: wholeOf(fields.weeks, 6),
    minutesPerWeek: wholeOf(fields.minutesPerWeek),
    outcome: textOf(fields.outcome),
    suits: textOf(fields.suits),
    includes: textsOf(fields.includes),
    outline: listOf(fields.outline).flatMap((week) => {
      if (!isFields(week)) return [];
      const minutes = wholeOf(week.minutes);
      return [{ title: textOf(week.title), text: textOf(week.text), ...(minutes > 0 && { minutes }) }];
    }),
    faq: listOf(fields.faq).flatMap((entry) =>
      isFields(entry) ? [{ question: textOf(entry.question), answer: textOf(entry.answer) }] : [],
    ),
  };
}

/** Reads a node that is a list (with holes) or an object map; later rows with an id already seen are dropped, and what the owner hides is not there. */
function rowsOf<T extends Item>(
  node: unknown,
  read: (key: string, fields: Fields) => T | undefined,
): Rows<T> {
  const present = childrenOf(node);
  const rows = new Map<string, T>();
  let hidden = 0;
  for (const [key, fields] of present) {
    if (isFields(fields) && fields.visible === false) {
      hidden += 1;
      continue;
    }
    const row = isFields(fields) ? read(key, fields) : undefined;
    if (row && !rows.has(row.id)) rows.set(row.id, row);
  }
  return { rows: [...rows.values()], dropped: present.length - hidden - rows.size };
}

export const productsOf = (node: unknown): Rows<Product> => rowsOf(node, productOf);
export const programsOf = (node: unknown): Rows<Program> => rowsOf(node, programOf);
