/** What an examination found. Whatever is not `ok` says what to do next. */
export type Finding =
  | { level: 'ok'; area: string; text: string }
  | { level: 'warning' | 'error'; area: string; text: string; next: string };

/** Findings of one area of the project. */
export const findingsAbout = (area: string) => ({
  ok: (text: string): Finding => ({ level: 'ok', area, text }),
  warning: (text: string, next: string): Finding => ({ level: 'warning', area, text, next }),
  error: (text: string, next: string): Finding => ({ level: 'error', area, text, next }),
});

const labels: Record<Finding['level'], string> = { ok: 'ok     ', warning: 'warning', error: 'ERROR  ' };

export function reportOf(findings: readonly Finding[]): string {
  const lines = findings.flatMap((finding) => [
    `${labels[finding.level]}  ${finding.area}: ${finding.text}`,
    ...(finding.level === 'ok' ? [] : [`         → ${finding.next}`]),
  ]);
  const count = (level: Finding['level']): number => findings.filter((each) => each.level === level).length;
  return [...lines, `${count('error')} errors, ${count('warning')} warnings, ${count('ok')} in order`].join(
    '\n',
  );
}
