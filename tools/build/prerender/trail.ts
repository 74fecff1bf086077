const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .trim();

/** The breadcrumb as it stands on a written page. */
export function trailOf(html: string): { name: string; path?: string }[] {
  const [, list = ''] = /<nav class="crumbs"[^>]*>([\s\S]*?)<\/nav>/.exec(html) ?? [];
  return [...list.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map(([, entry = '']) => {
    const [, path] = /<a [^>]*href="([^"]*)"/.exec(entry) ?? [];
    return { name: plain(entry), ...(path && { path: path.replaceAll('&amp;', '&') }) };
  });
}
