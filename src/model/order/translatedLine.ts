import type { Translate } from '#model/catalogue/catalogueTexts';
import type { OrderLine } from './order';

/** The order keeps the words of the catalogue; who ordered reads their translation, as on the pages. */
export function translatedLine(line: OrderLine, translate: Translate): OrderLine {
  const { kind, id, name, color, size } = line;
  return {
    ...line,
    name: translate(name, { kind, id }) ?? name,
    ...(color !== undefined && { color: translate(color, 'color') ?? color }),
    ...(size !== undefined && { size: translate(size, 'size') ?? size }),
  };
}
