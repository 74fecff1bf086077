import type { ComponentType } from 'react';
import type { Location } from 'react-router-dom';
import { loadTexts } from '#i18n';
import type { Language } from '#model/languages';
import type { HeadName } from '#textKey';
import { lazyPage } from '#ui/lazy/lazyPage';
import type { FrameSettings } from '#app/layout/PageFrame';

/** One path of the shop: its page, what stands in its head, and how its frame looks. */
export interface RouteRow extends FrameSettings {
  path: string;
  Page: ComponentType;
  /** Fetches the page's code. */
  preload: () => Promise<unknown>;
  /** Whether the page's code is there. */
  isReady: () => boolean;
  /**
   * Names title and description among the texts of `head`. A page with a more precise title writes its own head.
   */
  head?: HeadName;
  /** Another head for what the page shows at this location, if it is another than usual. */
  headFor?: (location: Pick<Location, 'search' | 'state'>) => HeadName | undefined;
  /**
   * Which rows of the catalogue a prerendered page brings, so that it can be hydrated: those of the items it names, unless it
   * counts and sorts all of them, as lists do.
   */
  rows?: 'named' | 'all';
  /** The picture for link previews, where the shop's own would say too little. */
  picture?: string;
  /** Fetches the text the page shows first, so that it stands in the first render. */
  prepare?: (params: Readonly<Record<string, string | undefined>>, language: Language) => Promise<unknown>;
  /** Fetches what stands below the first view; waited for only where the page already stands in the HTML. */
  below?: (language: Language) => Promise<unknown>;
  /**
   * A personal page, which no search engine lists. Its prerendered HTML holds frame and title only, or the list as it
   * looks while it is empty. Of the owner's desk nothing is prerendered.
   */
  prerenderedAs?: 'outline' | 'empty list' | 'nothing';
}

type Frame = Omit<RouteRow, 'path' | 'Page' | 'preload' | 'isReady'>;

/**
 * One loader serves all rows of a page; the layout variants differ by props. The texts of the page's own namespaces
 * come beside its code.
 */
export function defineRoutes<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  paths: Record<string, { props: Props } & Frame>,
  namespaces: readonly string[] = [],
): RouteRow[] {
  const { Page, preload, isReady } = lazyPage(async () => {
    const [page] = await Promise.all([load(), loadTexts(namespaces)]);
    return page;
  });
  return Object.entries(paths).map(([path, { props, ...frame }]) => ({
    path,
    Page: () => <Page {...props} />,
    preload,
    isReady,
    ...frame,
  }));
}
