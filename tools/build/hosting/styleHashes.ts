import { readNote, writeNote } from '#tools/build/buildNotes';
import { policyHashOf } from '#tools/build/policyHash';

const note = 'styleHashes.json';

/** Notes the hashes of the inline styles for the content security policy. */
export const writeStyleHashes = (styles: Iterable<string>): Promise<void> =>
  writeNote(note, [...styles].map(policyHashOf).toSorted());

/** The hashes of the built shop's styles, as a policy names them. */
export const readStyleHashes = (): string[] => (readNote(note) as string[] | undefined) ?? [];
