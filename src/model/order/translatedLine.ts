import type { Translate } from '#model/catalogue/catalogueTexts';
import { isolated } from '#model/isolated';
import { lineName, type OrderLine } from './order';

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

/** Units and name of a line, for whoever ordered it. */
export const countedLine = (line: OrderLine, translate: Translate): string =>
  `${line.quantity} × ${isolated(lineName(translatedLine(line, translate)))}`;
