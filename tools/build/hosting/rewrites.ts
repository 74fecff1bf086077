/** Pages that stand at one address, as links spell it. A test compares them with the route table. */
export const pagePaths = [
  '/Shop',
  '/shopping',
  '/program',
  '/CardView',
  '/shopdetails',
  '/gadgets',
  '/Food',
  '/beauty',
  '/shop-grid-filter',
  '/shop-grid-no-sidebar',
  '/shop-grid-full-width',
  '/shop-grid-right-sidebar',
  '/shop-list-standard',
  '/shop-list-full-width',
  '/shop-list-two-column',
  '/category',
  '/programdetails',
  '/cart',
  '/wishlist',
  '/compare',
  '/checkout',
  '/contact',
  '/partnerForm',
  '/cloud-kitchen',
  '/blog',
  '/blog-standard',
  '/blog-no-sidebar',
  '/blog-right-sidebar',
  '/blogInterPlay',
  '/blogRewriting',
  '/blog-details-standard',
  '/anxiety',
  '/sleep',
  '/performance',
  '/physicalwellness',
  '/socialwellness',
  '/wellness',
  '/health',
  '/social',
  '/newhealth',
  '/EightwellHealth',
  '/HealthyLifestyle',
  '/ComprehensiveWellness',
  '/benefits',
  '/about',
  '/privacy-policy',
  '/terms-conditions',
  '/login',
  '/signup',
  '/login-register',
  '/my-account',
] as const;

/** First pieces of the addresses that name an item, which may be newer than the written pages. */
export const itemPaths = [
  '/program',
  '/PhysicalWellness',
  '/fitness',
  '/yoga',
  '/sport',
  '/product',
  '/product-tab-left',
  '/product-tab-right',
  '/product-sticky',
  '/product-slider',
  '/product-fixed-image',
] as const;

/** Hosting's patterns know no flag for it. */
const inAnyCase = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);

/**
 * Pages are files. Only two kinds of address need more: an item without a file of its own gets the bare app, and a page
 * asked for in other capitals gets its file, as the app's routes do not tell capitals apart. All else is not found.
 */
export const rewrites = [
  { regex: `^(${itemPaths.map(inAnyCase).join('|')})/[^/]+/?$`, destination: '/shell.html' },
  ...pagePaths.map((path) => ({ regex: `^${inAnyCase(path)}/?$`, destination: `${path}.html` })),
];
