import type { ShopPageProps } from '../../pages/ShopPage';
import type { HeaderSettings } from '../layout/Header';

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

/** For link previews; what lies across the dimensions has the picture of all eight. */
const pictures: Record<string, string> = {
  shop: 'interplay',
  program: 'interplay',
  gadgets: 'occupational',
  food: 'kitchen',
  beauty: 'environmental',
};

interface ListPath {
  props: ShopPageProps;
  head: string;
  picture: string;
  header?: HeaderSettings;
}

const listPath = (props: ShopPageProps): ListPath => ({
  props,
  head: props.head,
  picture: `/pictures/og/${pictures[props.head]}.png`,
  ...(props.width === 'fluid' && { header: fluidHeader }),
});

/** Every list of the shop: one page, told apart by what it sells and how it stands. */
export const listPaths: Record<string, ListPath> = {
  '/Shop': listPath({ ...shop, ...leftGrid }),
  '/shopping': listPath({ ...shop, ...wideGrid, scope: 'products', sidebar: 'left', view: '4' }),
  '/program': listPath({ ...programs, ...leftGrid }),
  '/CardView': listPath({ ...programs, ...openGrid, view: '2', views: ['2', '3', '4'] }),
  '/shopdetails': listPath({ ...programs, ...leftGrid }),
  '/gadgets': listPath({ ...openGrid, head: 'gadgets', scope: { category: 'Gadgets' }, intro: 'shown' }),
  '/Food': listPath({ ...openGrid, head: 'food', scope: { category: 'Food' }, intro: 'shown' }),
  '/shop-grid-filter': listPath({ ...shop, ...openGrid, sidebar: 'top' }),
  '/shop-grid-no-sidebar': listPath({ ...shop, ...openGrid }),
  '/shop-grid-full-width': listPath({ ...shop, ...wideGrid }),
  '/shop-grid-right-sidebar': listPath({ ...shop, ...leftGrid, sidebar: 'right' }),
  '/shop-list-standard': listPath({ ...shop, ...rows }),
  '/shop-list-full-width': listPath({ ...shop, ...rows, width: 'fluid' }),
  '/shop-list-two-column': listPath({ ...shop, ...rows, sidebar: 'none', view: 'list2' }),
};

export const beautyPath = listPath({
  ...openGrid,
  head: 'beauty',
  scope: { category: 'Beauty' },
  intro: 'shown',
});
