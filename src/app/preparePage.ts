import { matchPath } from 'react-router-dom';
import { shownLanguage, textsReady } from '#i18n';
import { firstLanguage } from '#model/languages';
import { findRoute } from './App';
import { pageFoot } from './layout/PageFrame';
import { notFound } from '#pages/notFound';
import { helmetHead } from '#ui/head/PageHead';

/**
 * Fetches what the first render of an address needs: the page's code and its texts. A prerendered page must never
 * lose a part for a moment, so there the parts below the first view are waited for too.
 */
export async function preparePage(pathname: string, isPrerendered: boolean): Promise<void> {
  const row = findRoute(pathname);
  const texts = async (): Promise<void> => {
    if (!row?.prepare && !(isPrerendered && row?.below)) return;
    await textsReady();
    const language = shownLanguage();
    const params = matchPath(row.path, pathname)?.params ?? {};
    await Promise.all([row.prepare?.(params, language), isPrerendered && row.below?.(language)]);
  };
  const rest = async (): Promise<void> => {
    await texts();
    if (isPrerendered) await pageFoot.preload();
  };
  // A page in another language is shown with its own title, not with the prerendered one.
  const head = async (): Promise<void> => {
    if (!isPrerendered) return;
    await textsReady();
    if (shownLanguage() !== firstLanguage) await helmetHead.preload();
  };
  // Together: where several are missing, one failure is told, and none is left that nobody awaits.
  await Promise.all([(row ?? notFound).preload(), rest(), head()]);
}
