import { useTranslation } from 'react-i18next';
import type { Writing } from '#features/desk/live/useWrite';
import { Notice } from '#ui/Notice';

/** Says why something was not written, and that nothing is sent later by itself. */
export function ProblemNote({
  writing: { problem, dismiss },
}: {
  writing: Pick<Writing, 'problem' | 'dismiss'>;
}) {
  const { t } = useTranslation('owner');
  if (problem === undefined) return null;
  return (
    <Notice tone="error" action={{ label: t('problem.close'), run: dismiss }}>
      {t(`problem.${problem}`)}
    </Notice>
  );
}
