/** An order may have several refunds: the mark of a letter about one has the number behind the order's id. */
const before = '~';

export const refundMark = (id: string, no: number): string => `${id}${before}${no}`;

/** What the letter with this mark is about. */
export const orderOf = (mark: string): string => mark.split(before)[0] ?? mark;
