import type { ShopPageProps } from '#pages/catalogue/ShopPage';
import type { HeaderSettings } from '#app/layout/Header';
import { categoryOf, isAsDescribed, ownCategoryOf } from '#model/catalogue/categoryPages';
import { paths } from '#model/paths';
import type { HeadName } from '#textKey';

const gridViews = ['2', '3', '4', 'list'] as const;
const wideViews = ['3', '4', '5', 'list'] as const;
const rowViews = ['3', 'list', 'list2'] as const;

const leftGrid = { sidebar: 'left', view: '3', views: gridViews } as const;
const openGrid = { sidebar: 'none', view: '4', views: gridViews } as const;
const wideGrid = { sidebar: 'none', view: '5', views: wideViews, width: 'fluid' } as const;
const rows = { sidebar: 'left', view: 'list', views: rowViews } as const;

const shop = { head: 'shop', scope: 'all' } as const;
const programs = { head: 'program', scope: 'programs' } as const;
const fluidHeader: HeaderSettings = { container: 'wrap fluid' };

/** The picture for link previews, unless a category of the owner's has the place; lists of everything have cards of their own. */
const pictures: Partial<Record<HeadName, string>> = {
  shop: 'shop',
  program: 'program',
  gadgets: 'occupational',
  food: 'kitchen',
  beauty: 'environmental',
};

interface ListPath {
  props: ShopPageProps;
  head: HeadName;
  picture?: string;
  rows: 'all';
  header?: HeaderSettings;
}

const listPath = (props: ShopPageProps): ListPath => ({
  props,
  head: props.head,
  rows: 'all',
  ...(ownCategoryOf(props.head) === undefined && { picture: `/pictures/og/${pictures[props.head]}.png` }),
  ...(props.width === 'fluid' && { header: fluidHeader }),
});

/** Every list page of the shop; the rows differ in what is listed and in the layout. */
export const listPaths: Record<string, ListPath> = {
  [paths.shop]: listPath({ ...shop, ...leftGrid }),
  [paths.products]: listPath({ ...shop, ...wideGrid, scope: 'products', sidebar: 'left', view: '4' }),
  [paths.programs]: listPath({ ...programs, ...leftGrid }),
  [paths.programCards]: listPath({ ...programs, ...openGrid, view: '2', views: ['2', '3', '4'] }),
  [paths.programList]: listPath({ ...programs, ...leftGrid }),
  [paths.gadgets]: listPath({
    ...openGrid,
    head: 'gadgets',
    scope: { category: categoryOf.gadgets },
    intro: 'shown',
  }),
  [paths.food]: listPath({
    ...openGrid,
    head: 'food',
    scope: { category: categoryOf.food },
    intro: 'shown',
  }),
  [paths.gridFilter]: listPath({ ...shop, ...openGrid, sidebar: 'top' }),
  [paths.gridNoSidebar]: listPath({ ...shop, ...openGrid }),
  [paths.gridFullWidth]: listPath({ ...shop, ...wideGrid }),
  [paths.gridRightSidebar]: listPath({ ...shop, ...leftGrid, sidebar: 'right' }),
  [paths.listStandard]: listPath({ ...shop, ...rows }),
  [paths.listFullWidth]: listPath({ ...shop, ...rows, width: 'fluid' }),
  [paths.listTwoColumn]: listPath({ ...shop, ...rows, sidebar: 'none', view: 'list2' }),
};

export const beautyPath = listPath({
  ...openGrid,
  head: 'beauty',
  scope: { category: categoryOf.beauty },
  intro: 'shown',
  after: isAsDescribed('beauty') ? 'beauty articles' : 'nothing',
});
