/** Removed before sanitising: DOMPurify's parser would report them as violations of the content security policy. */
const withoutHandlers = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, (tag) => tag.replaceAll(/\b(on\w+|style)\s*=/gi, 'data-dropped='));

/**
 * Foreign HTML as harmless nodes: some inline markup, and https links. DOMPurify is loaded with the first such text
 * and brings the Trusted Types policy.
 */
export async function safeNodes(html: string): Promise<DocumentFragment> {
  const { default: purify } = await import('dompurify');
  const fragment = purify.sanitize(withoutHandlers(html), {
    ALLOWED_TAGS: ['a', 'b', 'em', 'strong', 'br'],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^https:\/\//i,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) {
    link.rel = 'noopener noreferrer nofollow';
    link.target = '_blank';
  }
  return fragment;
}
