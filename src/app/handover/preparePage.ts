import { matchPath } from 'react-router-dom';
import { textsReady, translations } from '../../i18n';
import { knownLanguage } from '../../model/languages';
import { findRoute } from '../App';
import { pageFoot } from '../layout/PageFrame';
import { loadReplay } from './loadReplay';
import { notFound } from '../../pages/notFound';

/**
 * Fetches what the first render of an address needs: the page's code and its texts. A prerendered page must never
 * lose a part for a moment, so there the parts below the first view are waited for too.
 */
export async function preparePage(pathname: string, isPrerendered: boolean): Promise<void> {
  const row = findRoute(pathname);
  const page = (row ?? notFound).preload();
  if (row?.prepare || (isPrerendered && row?.below)) {
    await textsReady();
    const language = knownLanguage(translations.resolvedLanguage);
    const params = matchPath(row.path, pathname)?.params ?? {};
    await Promise.all([row.prepare?.(params, language), isPrerendered && row.below?.(language)]);
  }
  if (isPrerendered) await Promise.all([pageFoot.preload(), loadReplay()]);
  await page;
}
