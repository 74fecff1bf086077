import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** So many of a list at first, and more at each press: hundreds at once keep a phone busy for longer than a press may wait. */
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
