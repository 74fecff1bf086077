import type { ParseKeys } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast, type ToastStyle } from '#ui/toast/toasts';

/** Shows a passing message of the account; its texts are fetched when the first one is needed. */
export function useAccountToast(): (style: ToastStyle, key: ParseKeys<'account'>) => void {
  const { i18n } = useTranslation();
  return useCallback(
    (style, key) => {
      void i18n
        .loadNamespaces('account')
        .then(() => showToast({ style, text: i18n.getFixedT(null, 'account')(key) }));
    },
    [i18n],
  );
}
