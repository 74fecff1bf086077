import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Shows `first` entries of a list, and `step` more with each press: hundreds at once would block a phone for too long. */
export function useMore(total: number, first: number, step: number): { shown: number; button: ReactNode } {
  const { t } = useTranslation('owner');
  const [shown, setShown] = useState(first);
  const next = Math.min(step, total - shown);
  return {
    shown,
    button: next > 0 && (
      <button type="button" className="link" onClick={() => setShown(shown + next)}>
        {t('state.more', { count: next, all: total })}
      </button>
    ),
  };
}
