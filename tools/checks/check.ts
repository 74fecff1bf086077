/** What a check found: nothing in `problems` means it holds; `report` is worth reading in any case. */
export interface Outcome {
  problems: number;
  report: string;
}

export interface Check {
  name: string;
  /** What to do when it fails. */
  remedy: string;
  run: () => Promise<Outcome>;
}

export function outcomeOf(problems: readonly string[], report = ''): Outcome {
  return { problems: problems.length, report: [...problems, report].filter(Boolean).join('\n') };
}
