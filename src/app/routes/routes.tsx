import { loadTexts } from '../../i18n';
import type { Language } from '../../languages';
import { lazyPage } from '../../ui/lazy/lazyPage';
import { contentRoutes, withList } from './contentRoutes';
import { beautyPath, listPaths } from './listPaths';
import { rows, type RouteRow } from './defineRoutes';

async function prepareHomeLists(language: Language): Promise<void> {
  const lists = import('../../pages/HomePage').then(({ homeLists }) => homeLists.arrive());
  const library = import('../../content/library').then(
    ({ articleListResource }) => articleListResource(language).promise,
  );
  await Promise.all([lists, loadTexts(['content']), library]);
}

const home = rows(() => import('../../pages/HomePage').then((module) => module.HomePage), {
  '/': { props: {}, below: prepareHomeLists },
});

const lists = rows(() => import('../../pages/ShopPage').then((module) => module.ShopPage), listPaths, [
  'lists',
]);

const beauty = rows(
  () => import('../../pages/BeautyPage').then((module) => module.BeautyPage),
  { '/beauty': { ...beautyPath, prepare: withList } },
  ['lists', 'content'],
);

const category = rows(
  () => import('../../pages/CategoryPage').then((module) => module.CategoryPage),
  { '/category': { props: {}, head: 'category', picture: '/pictures/og/interplay.png' } },
  ['lists'],
);

const program = rows(
  () => import('../../pages/ProgramPage').then((module) => module.ProgramPage),
  {
    '/program/:id': { props: {} },
    '/PhysicalWellness/:id': { props: { family: 'PhysicalWellness' } },
    '/fitness/:id': { props: { family: 'fitness' } },
    '/yoga/:id': { props: { family: 'yoga' } },
    '/sport/:id': { props: { family: 'sport' } },
    '/programdetails': { props: {} },
  },
  ['item'],
);

const product = rows(
  () => import('../../pages/ProductPage').then((module) => module.ProductPage),
  {
    '/product/:id': { props: { gallery: 'below' } },
    '/product-tab-left/:id': { props: { gallery: 'left' } },
    '/product-tab-right/:id': { props: { gallery: 'right' } },
    '/product-sticky/:id': { props: { gallery: 'stacked' } },
    '/product-slider/:id': { props: { gallery: 'slider' } },
    '/product-fixed-image/:id': { props: { gallery: 'single' } },
  },
  ['item', 'kitchen'],
);

const cart = rows(
  () => import('../../pages/CartPage').then((module) => module.CartPage),
  { '/cart': { props: {}, head: 'cart', writtenAs: 'empty list' } },
  ['basket'],
);

const contact = rows(
  () => import('../../pages/ContactPage').then((module) => module.ContactPage),
  { '/contact': { props: {}, head: 'contact' } },
  ['partner', 'form'],
);

const partner = rows(
  () => import('../../pages/PartnerPage').then((module) => module.PartnerPage),
  { '/partnerForm': { props: {}, head: 'partner' } },
  ['partner', 'form'],
);

const checkout = rows(
  () => import('../../pages/CheckoutPage').then((module) => module.CheckoutPage),
  { '/checkout': { props: {}, head: 'checkout', writtenAs: 'outline' } },
  ['checkout', 'form'],
);

const signIn = rows(
  () => import('../../pages/SignInPage').then((module) => module.SignInPage),
  {
    '/login': { props: { tab: 'signIn' }, head: 'login', writtenAs: 'outline' },
    '/signup': { props: { tab: 'signUp' }, head: 'signup', writtenAs: 'outline' },
    '/login-register': { props: { tab: 'signIn' }, head: 'loginRegister', writtenAs: 'outline' },
  },
  ['account', 'form'],
);

const account = rows(
  () => import('../../pages/AccountPage').then((module) => module.AccountPage),
  { '/my-account': { props: {}, head: 'account', writtenAs: 'outline' } },
  ['account', 'form', 'checkout'],
);

const wishlist = rows(
  () => import('../../pages/WishlistPage').then((module) => module.WishlistPage),
  { '/wishlist': { props: {}, head: 'wishlist', writtenAs: 'empty list' } },
  ['basket', 'item'],
);

const compare = rows(
  () => import('../../pages/ComparePage').then((module) => module.ComparePage),
  { '/compare': { props: {}, head: 'compare', writtenAs: 'empty list' } },
  ['basket', 'item', 'kitchen'],
);

const kitchen = rows(
  () => import('../../pages/KitchenPage').then((module) => module.KitchenPage),
  { '/cloud-kitchen': { props: {}, head: 'kitchen', picture: '/pictures/og/kitchen.png' } },
  ['kitchen'],
);

export const routes: RouteRow[] = [
  ...home,
  ...lists,
  ...beauty,
  ...category,
  ...program,
  ...product,
  ...cart,
  ...wishlist,
  ...compare,
  ...checkout,
  ...contact,
  ...partner,
  ...kitchen,
  ...contentRoutes,
  ...signIn,
  ...account,
];

export const notFound = lazyPage(() =>
  import('../../pages/NotFoundPage').then((module) => module.NotFoundPage),
);
