import { useCallback } from 'react';
import { programStartFrom, type ProgramStartChoice } from '#model/order/startChoice';
import { storedDraft } from '#ui/drafts';
import { useStoredValue } from '#ui/useStoredValue';

/** The checkout's draft, of which a program's page fills in one answer. */
const draft = storedDraft('checkout', 'tab');

/** The answer that a program's page and the checkout share. */
export function useProgramStart(): [ProgramStartChoice | undefined, (choice: ProgramStartChoice) => void] {
  const [values, change] = useStoredValue(draft);
  const choose = useCallback(
    (programStart: ProgramStartChoice) => change({ ...draft.read(), programStart }),
    [change],
  );
  return [programStartFrom(values['programStart']), choose];
}
