import type { Choice, Item } from './catalogue/item';
import { boundedQuery } from './search/query.ts';

/**
 * Every fixed address of the shop, spelled as links spell it. Routes, links, hosting's rewrites, prerendered pages
 * and view transitions take theirs from this file.
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
  withdraw: '/withdraw',
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
  owner: '/owner',
  ownerOrders: '/owner/orders',
  ownerMessages: '/owner/messages',
  ownerCatalogue: '/owner/catalogue',
  ownerFigures: '/owner/figures',
  ownerPeople: '/owner/people',
  ownerSettings: '/owner/settings',
} as const;

/** The desk stands behind one address for whoever is no owner: it is not found. */
export const isDeskPath = (path: string): boolean =>
  path === paths.owner || path.startsWith(`${paths.owner}/`);

/** Pages that need the session, even when nobody was signed in at the last visit. */
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

/** Path prefixes before a program's id: the common one, and one for each family of programs. */
export const programPaths = {
  program: '/program',
  PhysicalWellness: '/PhysicalWellness',
  fitness: '/fitness',
  yoga: '/yoga',
  sport: '/sport',
} as const;

/** Path prefixes before a product's id: the common one, and one for each gallery layout. */
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

/** A path with a query string; without parameters, the path alone. */
export function withQuery(path: string, query: ConstructorParameters<typeof URLSearchParams>[0]): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? path : `${path}?${text}`;
}

export const itemPath = ({ kind, id }: Pick<Item, 'kind' | 'id'>): string =>
  `${kind === 'program' ? programPaths.program : productPaths.product}/${encodeURIComponent(id)}`;

/**
 * Address of a cart line: the product page, with colour and size. For a program's id that page redirects to the
 * program, unless a product has the same id.
 */
export const linePath = ({
  id,
  selectedProductColor: color,
  selectedProductSize: size,
}: Choice & { id: string }): string =>
  withQuery(itemPath({ kind: 'product', id }), {
    ...(color !== undefined && { color }),
    ...(size !== undefined && { size }),
  });

/** The list of the programs of a dimension. */
export const programsOfDimension = (dimension: string): string => withQuery(paths.programList, { dimension });

/** The list of the products that are new, or reduced. */
export const productsThatAre = (mark: 'new' | 'sale'): string => withQuery(paths.products, { [mark]: '1' });

/** One order on the owner's desk. */
export const deskOrderPath = (id: string): string => `${paths.ownerOrders}/${id}`;

/** One item on the owner's desk; without an id a new one, which may be made after another. */
export const deskItemPath = (kind: Item['kind'], id?: string, copyOf?: string): string =>
  withQuery(
    `${paths.ownerCatalogue}/${id === undefined ? kind : encodeURIComponent(`${kind}:${id}`)}`,
    copyOf === undefined ? {} : { copy: copyOf },
  );

/** What such an address names. */
export function deskItemIn(text: string): { kind: Item['kind']; id: string | undefined } {
  const [kind = '', ...id] = text.split(':');
  return { kind: kind === 'program' ? 'program' : 'product', id: id.length > 0 ? id.join(':') : undefined };
}

/** Whoever has this link can follow the order: what stands behind the # is never sent to a server. */
export const orderPath = (id: string): string => `${paths.order}#${id}`;

/** Withdrawing from this order: it is filled in. */
export const withdrawPath = (id: string): string => `${paths.withdraw}#${id}`;

/** The wheel of one's own eight sides, where its heading is. */
export const mySidesPath = `${paths.wellness}#my-sides`;

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

/** Address of the search results for a query, over the whole shop. */
export function searchPath(typed: string): string {
  const q = boundedQuery(typed.trim());
  return withQuery(paths.shop, q === '' ? '' : { q });
}

/**
 * A sign-in path with the page to return to afterwards; home is the default and needs no parameter. What stands behind the #
 * stays behind it, where no server reads it.
 */
export function withNext(path: string, wanted: string, more: Readonly<Record<string, string>> = {}): string {
  const [next = '', ...key] = wanted.split('#');
  const address = withQuery(path, { ...(next !== paths.home && { next }), ...more });
  return [address, ...key].join('#');
}
