import { shop } from '#shopConfig';
import { categoryPages } from './catalogue/categoryPages.ts';
import { dimensions } from './catalogue/item.ts';
import { articlePattern, dimensionPath, paths, programsOfDimension } from './paths.ts';

/** Parts of the shop that an owner may leave out, with the pages of each. */
const pagesOf = {
  dimensions: [
    paths.wellness,
    paths.physicalDimension,
    paths.socialDimension,
    paths.health,
    paths.social,
    ...dimensions.map(dimensionPath),
    ...dimensions.map(programsOfDimension),
  ],
  needs: [],
  finder: [paths.findProgram],
  kitchen: [paths.kitchen],
  topics: [paths.anxiety, paths.sleep, paths.performance],
  blog: [
    paths.blog,
    paths.blogStandard,
    paths.blogNoSidebar,
    paths.blogRightSidebar,
    paths.blogInterPlay,
    paths.blogRewriting,
    paths.newestArticle,
    articlePattern,
  ],
  stories: [
    paths.whatIsNew,
    paths.approach,
    paths.healthyLifestyle,
    paths.comprehensiveWellness,
    paths.benefits,
  ],
  partners: [paths.partnerForm],
  newsletter: [],
  dashboard: [],
  sizes: [],
} as const satisfies Record<(typeof shop.sections)[number], readonly string[]>;

type Section = keyof typeof pagesOf;

const sections = Object.keys(pagesOf) as Section[];

/** Whether a name is one of a part that may be left out. */
export const isSection = (name: string): name is Section => Object.hasOwn(pagesOf, name);

export const usesSection = (section: Section): boolean => shop.sections.includes(section);

/** The pages of the parts that are left out, and of categories that are not named: they do not exist, and nothing leads to them. */
export const closedPaths: readonly string[] = [
  ...sections
    .filter((section) => !usesSection(section))
    .flatMap((section): readonly string[] => pagesOf[section]),
  ...categoryPages.filter(({ category }) => category === '').map(({ path }) => path),
];

/** Whether a page is one of a part that is left out, or lies below one. */
export const isClosed = (path: string): boolean =>
  closedPaths.some((closed) => path === closed || path.startsWith(`${closed}/`));
