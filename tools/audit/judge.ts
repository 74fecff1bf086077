import { isFields, listOf, textOf } from '#model/untrusted';

/** A known vulnerability that is accepted until a day, with the reason. */
export interface Allowance {
  /** The advisory's own id, such as GHSA-xxxx-xxxx-xxxx. */
  id: string;
  /** The last day it holds, such as 2026-12-31. */
  until: string;
  why: string;
}

export interface Advisory {
  id: string;
  severity: string;
  name: string;
  title: string;
}

/** The advisories of `npm audit --json`, each once; undefined when nobody answered npm. */
export function advisoriesOf(report: unknown): Advisory[] | undefined {
  if (!isFields(report) || !isFields(report.vulnerabilities)) return undefined;
  const found = new Map<string, Advisory>();
  for (const entry of Object.values(report.vulnerabilities)) {
    for (const via of isFields(entry) ? listOf(entry.via) : []) {
      // A text names another package of the list, which has the advisory itself.
      if (!isFields(via)) continue;
      const id = textOf(via.url).split('/').at(-1) ?? '';
      found.set(id, { id, severity: textOf(via.severity), name: textOf(via.name), title: textOf(via.title) });
    }
  }
  return [...found.values()];
}

const serious = new Set(['high', 'critical']);
const describe = ({ id, severity, name, title }: Advisory): string =>
  `${name}: ${title} (${severity}, ${id})`;

/**
 * Why the audit does not pass: serious advisories without an allowance, allowances that have expired, and
 * allowances that are no longer needed.
 */
export function complaintsOf(
  advisories: readonly Advisory[],
  allowed: readonly Allowance[],
  today: string,
): string[] {
  const unallowed = advisories.filter(
    ({ id, severity }) => serious.has(severity) && !allowed.some((allowance) => allowance.id === id),
  );
  const ended = allowed.filter(({ until }) => until < today);
  const needless = allowed.filter(({ id }) => !advisories.some((advisory) => advisory.id === id));
  return [
    ...unallowed.map(describe),
    ...ended.map(({ id, until, why }) => `the allowance of ${id} ended on ${until} (${why})`),
    ...needless.map(({ id }) => `${id} is no longer reported: take its allowance out`),
  ];
}
