import { useState } from 'react';
import type { Outcome } from '#services/firebase/desk/ownersWrite';
import { reportError } from '#reportError';

/** Why the last write did not get through. */
export type WriteProblem = Exclude<Outcome, 'done'>;

export interface Writing {
  isBusy: boolean;
  problem: WriteProblem | undefined;
  /** Sends one update; true when it is done. A press while one is under way sends nothing. */
  run: (update: () => Record<string, unknown> | Promise<Record<string, unknown>>) => Promise<boolean>;
  dismiss: () => void;
}

/** Writes of one part of the desk, one at a time, each sent once. */
export function useWrite(): Writing {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<WriteProblem>();
  const attempt = async (update: Parameters<Writing['run']>[0]): Promise<Outcome> => {
    try {
      if (!navigator.onLine) return 'offline';
      const { writeAsOwner } = await import('#services/firebase/desk/ownersWrite');
      return await writeAsOwner(await update());
    } catch (error) {
      reportError(error, 'Something could not be written from the desk.', 'warning');
      return 'unanswered';
    }
  };
  return {
    isBusy,
    problem,
    dismiss: () => setProblem(undefined),
    run: async (update) => {
      if (isBusy) return false;
      setBusy(true);
      setProblem(undefined);
      const outcome = await attempt(update);
      setBusy(false);
      if (outcome !== 'done') setProblem(outcome);
      return outcome === 'done';
    },
  };
}
