import { useSearchParams } from 'react-router-dom';
import type { BlogQuery } from '#content/articleList';
import { boundedQuery } from '#model/search/query';
import { useTypedEntry } from '#ui/typing/useTypedEntry';

/** The address with a part of the query changed; anything but a change of page leads back to the first one. */
export function blogSearch(query: BlogQuery, change: Partial<BlogQuery>): string {
  const next = { ...query, page: 1, ...change };
  const params = new URLSearchParams();
  if (next.query) params.set('q', next.query);
  if (next.category) params.set('category', next.category);
  if (next.tag) params.set('tag', next.tag);
  if (next.page > 1) params.set('page', String(next.page));
  const text = params.toString();
  return text && `?${text}`;
}

/** The filters of the blog, read from the address. Typing in one go makes one history entry. */
export function useBlogQuery() {
  const [params, setParams] = useSearchParams();
  const query: BlogQuery = {
    query: boundedQuery(params.get('q') ?? ''),
    category: boundedQuery(params.get('category') ?? ''),
    tag: boundedQuery(params.get('tag') ?? ''),
    page: Number(params.get('page') ?? 1),
  };
  const { nextTyped } = useTypedEntry();
  const search = (text: string): void => setParams(blogSearch(query, { query: text }), nextTyped());
  return { query, search };
}
