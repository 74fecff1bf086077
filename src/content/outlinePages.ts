import { articlePath, dimensionPath, paths } from '#model/paths';
import type { Page } from '#model/search/page';
import type { Outline } from './outline';

/** Topics, stories and legal texts have addresses of their own. */
const ownPaths: Readonly<Record<string, string>> = {
  anxiety: paths.anxiety,
  sleep: paths.sleep,
  performance: paths.performance,
  about: paths.about,
  approach: paths.approach,
  benefits: paths.benefits,
  'comprehensive-wellness': paths.comprehensiveWellness,
  health: paths.health,
  'healthy-lifestyle': paths.healthyLifestyle,
  new: paths.whatIsNew,
  social: paths.social,
  wellness: paths.wellness,
  'privacy-policy': paths.privacy,
  'terms-conditions': paths.terms,
};

function pathOf({ kind, slug }: Outline): string {
  if (kind === 'articles') return articlePath(slug);
  return kind === 'dimensions' ? dimensionPath(slug) : (ownPaths[slug] ?? paths.home);
}

/** The pages that can be found: each text, and each section of those that have any. */
export const pagesOf = (outlines: readonly Outline[]): Page[] =>
  outlines.flatMap((outline) => {
    const { kind, slug, title, description, labels, sections } = outline;
    const path = pathOf(outline);
    const own = { key: `${kind}/${slug}`, kind, path, title, description, labels };
    return [
      own,
      ...sections.map((section, at) => ({
        key: `${kind}/${slug}/${at + 1}`,
        kind: 'sections' as const,
        path: `${path}#${section.id}`,
        title: section.title,
        description: section.text,
        labels: [],
        within: title,
      })),
    ];
  });
