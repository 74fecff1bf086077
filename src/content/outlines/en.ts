import type { Outline } from '#content/outline';

/** The outline of every text for the search; new texts are found by the glob. */
export const outlines = Object.values(
  import.meta.glob<Outline>('../{articles,topics,dimensions,stories,legal}/*/en.md', {
    query: '?outline',
    import: 'outline',
    eager: true,
  }),
);
