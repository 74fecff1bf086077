import { localeOf } from '#model/languages';
import { marks, visitorsLanguage, type ids } from '../protocol';

/** Says in the visitor's language why the page's buttons do nothing, and shows the page: it can be read. */
export function showWrittenNote(id: typeof ids.oldBrowser | typeof ids.notStarted): void {
  document.documentElement.removeAttribute(marks.waits);
  const note = document.getElementById(id);
  if (!note) return;
  const locale = localeOf(visitorsLanguage());
  for (let index = 0; index < note.children.length; index += 1) {
    const text = note.children[index];
    if (text?.getAttribute('lang') === locale) text.removeAttribute('hidden');
  }
  note.removeAttribute('hidden');
}
