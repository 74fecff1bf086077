import type { ReactNode } from 'react';

interface FactRowProps {
  label: string;
  /** Language of a label that is not in the interface language. */
  labelLang?: string | undefined;
  children: ReactNode;
}

/** One line of a list of facts. */
export function FactRow({ label, labelLang, children }: FactRowProps) {
  return (
    <div>
      <dt lang={labelLang}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
