import type { Outline } from '../outline';

/** What the search knows of every text; a new text appears here by itself. */
export const outlines = Object.values(
  import.meta.glob<Outline>('../{articles,topics,dimensions,stories,legal}/*/fn.md', {
    query: '?outline',
    import: 'outline',
    eager: true,
  }),
);
