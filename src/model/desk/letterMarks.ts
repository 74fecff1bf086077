import { letterKinds, type LetterKind } from '#model/letters/letter';
import { orderOf } from '#model/letters/refundMark';
import { entriesOf, oneOf, textOf } from '#model/untrusted';

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
  entriesOf(node).flatMap(([kind, marks]) =>
    entriesOf(marks)
      .filter(([, { state }]) => state === 'failed' || state === 'given up')
      .map(([id, mark]) => ({
        key: `${kind}/${id}`,
        kind: oneOf(kind, letterKinds),
        id: orderOf(id),
        why: textOf(mark.why),
        isGivenUp: mark.state === 'given up',
      })),
  );
