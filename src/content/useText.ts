import { useDeferredValue } from 'react';
import type { Language } from '#model/languages';
import { articleListResource, textResource } from './library';
import { useResource } from './resource';
import type { ArticleSummary, Content, Kind } from './types';

/**
 * A text in a language; undefined when there is none. After a change of language the old one stays until the new one
 * is there, so that the reader keeps their place.
 */
export function useText<K extends Kind>(kind: K, slug: string, language: Language): Content<K> | undefined {
  return useResource(textResource(kind, slug, useDeferredValue(language)));
}

/** All articles of a language, newest first. */
export function useArticles(language: Language): ArticleSummary[] {
  return useResource(articleListResource(useDeferredValue(language)));
}
