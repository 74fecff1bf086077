import type { Dispatch } from '@reduxjs/toolkit';
import { translations } from '#i18n';
import { showToast } from '#ui/toast/toasts';
import { undoneBy, type ToastRule } from './toastRules';

/** Shows the toast of a rule in the shopper's language. */
export function announce({ style, text, undo, item, view }: ToastRule, dispatch: Dispatch): void {
  const undone = undoneBy(undo);
  showToast({
    style,
    text: translations.t(text),
    ...(item && { item }),
    ...(view && { view: { label: translations.t('toast.view'), path: view } }),
    ...(undo &&
      undone && { undo: { label: translations.t('toast.undo'), key: undone, run: () => dispatch(undo) } }),
  });
}
