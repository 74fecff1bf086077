/** What a preview of a link to the page shows: its title, type, image … */
export const linkPreview = (part: string): string | null | undefined =>
  document.querySelector(`meta[property="og:${part}"]`)?.getAttribute('content');
