import { letterKinds, type LetterKind } from '#model/letters/letter';
import { orderOf } from '#model/letters/refundMark';
import { fieldsOf, isFields, oneOf, textOf } from '#model/untrusted';

/** A letter that did not go out. */
export interface FailedLetter {
  /** Its place among the marks, as `order-sent/-Oa…`. */
  key: string;
  kind: LetterKind | undefined;
  /** Of the order, message or withdrawal that it is about. */
  id: string;
  why: string;
  /** It is not tried again. */
  isGivenUp: boolean;
}

/** Letters that failed, of the marks that the letters command leaves. */
export const failedLetters = (node: unknown): FailedLetter[] =>
  Object.entries(fieldsOf(node)).flatMap(([kind, marks]) =>
    Object.entries(fieldsOf(marks)).flatMap(([id, mark]): FailedLetter[] => {
      if (!isFields(mark) || (mark.state !== 'failed' && mark.state !== 'given up')) return [];
      return [
        {
          key: `${kind}/${id}`,
          kind: oneOf(kind, letterKinds),
          id: orderOf(id),
          why: textOf(mark.why),
          isGivenUp: mark.state === 'given up',
        },
      ];
    }),
  );
