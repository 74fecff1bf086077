import { localeOf } from '#model/languages';
import { ids, marks, visitorsLanguage } from '../protocol';

/** Whether the browser lacks what the shop's code needs; Safari 16.3 has no lookbehind. */
export function isTooOld(): boolean {
  try {
    return !(
      new RegExp('(?<=a)b').test('ab') &&
      'toSorted' in Array.prototype &&
      'hasOwn' in Object &&
      'timeout' in AbortSignal
    );
  } catch {
    return true;
  }
}

/** Says so instead of dead buttons, in the visitor's language, and shows the page. */
export function tellTooOld(): void {
  document.documentElement.removeAttribute(marks.waits);
  const note = document.getElementById(ids.oldBrowser);
  if (!note) return;
  const locale = localeOf(visitorsLanguage());
  for (let index = 0; index < note.children.length; index += 1) {
    const text = note.children[index];
    if (text?.getAttribute('lang') === locale) text.removeAttribute('hidden');
  }
  note.removeAttribute('hidden');
}
