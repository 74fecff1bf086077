import type { Dispatch } from '@reduxjs/toolkit';
import { shownTexts } from '#i18n';
import { showToast } from '#ui/toast/toasts';
import { undoneBy, type ToastRule } from './toastRules';

/** Shows the toast of a rule in the shopper's language. */
export function showToastOf({ style, text, undo, item, view }: ToastRule, dispatch: Dispatch): void {
  const undone = undoneBy(undo);
  const t = shownTexts();
  showToast({
    style,
    text: t(text),
    ...(item && { item }),
    ...(view && { view: { label: t('toast.view'), path: view } }),
    ...(undo && undone && { undo: { label: t('toast.undo'), key: undone, run: () => dispatch(undo) } }),
  });
}
