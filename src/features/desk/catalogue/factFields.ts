import { measures } from '#model/catalogue/item';
import { partsOf } from '#model/typedText';
import { fieldsOf, listOf, numberOf, textOf, textsOf, type Fields } from '#model/untrusted';

const shownNumber = (value: unknown): string => {
  const number = numberOf(value);
  return number === undefined ? '' : String(number);
};
const numberIn = (text: string): number | null => (text === '' ? null : Number(text.replace(',', '.')));
const orNull = <Value>(value: Value, isThere: boolean): Value | null => (isThere ? value : null);
const linesIn = (text: string): string[] => partsOf(text, '\n');

/** Rows of a list with texts of these names. */
const rowsOf = <Name extends string>(value: unknown, ...names: readonly Name[]): Record<Name, string>[] =>
  listOf(value).map((row) => {
    const fields = fieldsOf(row);
    const texts = names.map((name) => [name, shownNumber(fields[name]) || textOf(fields[name])]);
    return Object.fromEntries(texts) as Record<Name, string>;
  });

/** Centimetres stand beside the size, or in a field of their own. */
const measured = (row: unknown): Fields => ({ ...fieldsOf(row), ...fieldsOf(fieldsOf(row)['cm']) });

/** What only products or only programs say, as the form shows it. */
export function factFields(node: Fields) {
  const [meal, content, safety] = [node['meal'], node['netContent'], node['safety']].map(fieldsOf);
  const allergens = [...textsOf(node['allergens']), ...textsOf(meal?.['allergens'])];
  return {
    type: textOf(node['type']),
    dimension: textOf(node['dimension']),
    ingredients: textOf(node['ingredients']),
    allergens: [...new Set(allergens.map((name) => name.trim().toLowerCase()))],
    amount: shownNumber(content?.['amount']),
    unit: textOf(content?.['unit']),
    manufacturer: textOf(safety?.['manufacturer']),
    address: textOf(safety?.['address']),
    warnings: textOf(safety?.['warnings']),
    course: textOf(meal?.['course']),
    diet: textsOf(meal?.['diet']).map((name) => name.trim().toLowerCase()),
    kcal: shownNumber(meal?.['kcal']),
    portionGrams: shownNumber(meal?.['portionGrams']),
    details: rowsOf(node['details'], 'label', 'value'),
    measures: rowsOf(listOf(node['measures']).map(measured), 'size', ...measures),
    level: textOf(node['level']),
    weeks: shownNumber(node['weeks']),
    minutesPerWeek: shownNumber(node['minutesPerWeek']),
    outcome: textOf(node['outcome']),
    suits: textOf(node['suits']),
    includes: textsOf(node['includes']).join('\n'),
    outline: rowsOf(node['outline'], 'title', 'text', 'minutes'),
    faq: rowsOf(node['faq'], 'question', 'answer'),
  };
}

export type FactFields = ReturnType<typeof factFields>;

const filled = <Row extends Record<string, string>>(rows: readonly Row[]): Row[] =>
  rows.filter((row) => Object.values(row).some((text) => text.trim() !== ''));

/** The facts of a product as the database keeps them; null for what is not said. */
export function productFacts(fields: FactFields): Fields {
  const { amount, unit, manufacturer, address, warnings, course, diet, kcal, portionGrams, allergens } =
    fields;
  const isMeal = course !== '';
  const safety = { manufacturer, address, warnings };
  const said = Object.fromEntries(Object.entries(safety).filter(([, text]) => text !== ''));
  const meal: Fields = {
    course,
    ...(diet.length > 0 && { diet }),
    ...(allergens.length > 0 && { allergens }),
    kcal: numberIn(kcal) ?? 0,
    portionGrams: numberIn(portionGrams) ?? 0,
  };
  const details = filled(fields.details);
  const sizes = filled(fields.measures).map(({ size, ...cm }) => ({
    ...(size !== '' && { size }),
    ...Object.fromEntries(
      Object.entries(cm).flatMap(([name, text]) => (text === '' ? [] : [[name, numberIn(text)]])),
    ),
  }));
  return {
    type: fields.type || null,
    dimension: fields.dimension || null,
    ingredients: fields.ingredients || null,
    allergens: orNull(allergens, !isMeal && allergens.length > 0),
    netContent: orNull({ amount: numberIn(amount), unit }, amount !== '' && unit !== ''),
    safety: orNull(said, Object.keys(said).length > 0),
    meal: orNull(meal, isMeal),
    details: orNull(details, details.length > 0),
    measures: orNull(sizes, sizes.length > 0),
  };
}

/** The facts of a program as the database keeps them. */
export function programFacts(fields: FactFields): Fields {
  const includes = linesIn(fields.includes);
  const faq = filled(fields.faq);
  const outline = filled(fields.outline).map(({ minutes, ...week }) => ({
    ...week,
    ...(minutes !== '' && { minutes: numberIn(minutes) }),
  }));
  return {
    level: fields.level || null,
    weeks: numberIn(fields.weeks),
    minutesPerWeek: numberIn(fields.minutesPerWeek),
    outcome: fields.outcome || null,
    suits: fields.suits || null,
    includes: orNull(includes, includes.length > 0),
    outline: orNull(outline, outline.length > 0),
    faq: orNull(faq, faq.length > 0),
  };
}
