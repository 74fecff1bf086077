import type { Choice, Item } from './catalogue/item';
import { boundedQuery } from './search/query';

/**
 * Every address of the shop that stands still, as links spell it. Routes, links, hosting's rewrites, the pages written
 * at build and view transitions are all taken from this file.
 */
export const paths = {
  home: '/',
  shop: '/Shop',
  products: '/shopping',
  programs: '/program',
  programCards: '/CardView',
  programList: '/shopdetails',
  gadgets: '/gadgets',
  food: '/Food',
  beauty: '/beauty',
  gridFilter: '/shop-grid-filter',
  gridNoSidebar: '/shop-grid-no-sidebar',
  gridFullWidth: '/shop-grid-full-width',
  gridRightSidebar: '/shop-grid-right-sidebar',
  listStandard: '/shop-list-standard',
  listFullWidth: '/shop-list-full-width',
  listTwoColumn: '/shop-list-two-column',
  categories: '/category',
  featuredProgram: '/programdetails',
  findProgram: '/find-my-program',
  cart: '/cart',
  wishlist: '/wishlist',
  compare: '/compare',
  checkout: '/checkout',
  order: '/order',
  contact: '/contact',
  partnerForm: '/partnerForm',
  kitchen: '/cloud-kitchen',
  blog: '/blog',
  blogStandard: '/blog-standard',
  blogNoSidebar: '/blog-no-sidebar',
  blogRightSidebar: '/blog-right-sidebar',
  blogInterPlay: '/blogInterPlay',
  blogRewriting: '/blogRewriting',
  newestArticle: '/blog-details-standard',
  anxiety: '/anxiety',
  sleep: '/sleep',
  performance: '/performance',
  physicalDimension: '/physicalwellness',
  socialDimension: '/socialwellness',
  wellness: '/wellness',
  health: '/health',
  social: '/social',
  whatIsNew: '/newhealth',
  approach: '/EightwellHealth',
  healthyLifestyle: '/HealthyLifestyle',
  comprehensiveWellness: '/ComprehensiveWellness',
  benefits: '/benefits',
  about: '/about',
  privacy: '/privacy-policy',
  terms: '/terms-conditions',
  signIn: '/login',
  signUp: '/signup',
  signInOrUp: '/login-register',
  account: '/my-account',
} as const;

/** Where it matters who is here, also to somebody who was not signed in last time. */
export const accountPaths: ReadonlySet<string> = new Set([
  paths.signIn,
  paths.signUp,
  paths.signInOrUp,
  paths.account,
  paths.checkout,
]);

/** Sections that are linked from elsewhere; the texts mark their headings with these names in every language. */
export const anchors = {
  delivery: `${paths.terms}#delivery`,
  payment: `${paths.terms}#payment`,
  withdrawal: `${paths.terms}#withdrawal`,
  imprint: `${paths.about}#imprint`,
  accessibility: `${paths.about}#accessibility`,
  sizes: `${paths.about}#sizes`,
  newsletter: `${paths.privacy}#newsletter`,
} as const;

/** What stands before a program's id: its own address, and those of the families of programs. */
export const programPaths = {
  program: '/program',
  PhysicalWellness: '/PhysicalWellness',
  fitness: '/fitness',
  yoga: '/yoga',
  sport: '/sport',
} as const;

/** What stands before a product's id: its own address, and those of the other layouts of its pictures. */
export const productPaths = {
  product: '/product',
  tabLeft: '/product-tab-left',
  tabRight: '/product-tab-right',
  sticky: '/product-sticky',
  slider: '/product-slider',
  fixedImage: '/product-fixed-image',
} as const;

export const itemPaths: readonly string[] = [...Object.values(programPaths), ...Object.values(productPaths)];

/** Addresses with a parameter, as the router writes them. */
export const withId = <Path extends string>(path: Path): `${Path}/:id` => `${path}/:id`;
export const articlePattern = `${paths.blog}/:slug` as const;
export const dimensionPattern = `${paths.wellness}/:dimension` as const;

/** An address with what it asks for; without a question mark where nothing is asked. */
export function withQuery(path: string, query: ConstructorParameters<typeof URLSearchParams>[0]): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? path : `${path}?${text}`;
}

export const itemPath = ({ kind, id }: Pick<Item, 'kind' | 'id'>): string =>
  `${kind === 'program' ? programPaths.program : productPaths.product}/${encodeURIComponent(id)}`;

/** A product's address, with colour and size. A program's id leads on from there, unless a product has it too. */
export const linePath = ({
  id,
  selectedProductColor: color,
  selectedProductSize: size,
}: Choice & { id: string }): string =>
  withQuery(itemPath({ kind: 'product', id }), {
    ...(color !== undefined && { color }),
    ...(size !== undefined && { size }),
  });

/** Whoever has this link can follow the order: what stands behind the # is never sent to a server. */
export const orderPath = (id: string): string => `${paths.order}#${id}`;

export const articlePath = (slug: string): string => `${paths.blog}/${slug}`;

/** Two dimensions have addresses of their own in the specification; the others stand below /wellness. */
const dimensionPaths = new Map<string, string>([
  ['physical', paths.physicalDimension],
  ['social', paths.socialDimension],
]);

/** The page of a dimension, given in any case. */
export function dimensionPath(dimension: string): string {
  const name = dimension.toLowerCase();
  return dimensionPaths.get(name) ?? `${paths.wellness}/${name}`;
}

/** The list of everything in the shop that fits what was typed. */
export function searchPath(typed: string): string {
  const q = boundedQuery(typed.trim());
  return withQuery(paths.shop, q === '' ? '' : { q });
}

/** A sign-in page that leads on to another page afterwards; home needs no word. */
export const withNext = (path: string, next: string, more: Readonly<Record<string, string>> = {}): string =>
  withQuery(path, { ...(next !== paths.home && { next }), ...more });
