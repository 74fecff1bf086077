import type { ReactNode } from 'react';

/** One line of a list of facts. */
export function FactRow({ label, lang, children }: { label: string; lang?: string; children: ReactNode }) {
  return (
    <div lang={lang}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
