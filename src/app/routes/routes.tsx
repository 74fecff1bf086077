import { loadTexts } from '../../i18n';
import type { Language } from '../../model/languages';
import { lazyPage } from '../../ui/lazy/lazyPage';
import { contentRoutes, withList } from './contentRoutes';
import { beautyPath, listPaths } from './listPaths';
import { rows, type RouteRow } from './defineRoutes';
import { paths, productPaths, programPaths, withId } from '../../model/paths';

async function prepareHomeLists(language: Language): Promise<void> {
  const lists = import('../../pages/HomePage').then(({ homeLists }) => homeLists.arrive());
  const library = import('../../content/library').then(
    ({ articleListResource }) => articleListResource(language).promise,
  );
  await Promise.all([lists, loadTexts(['content']), library]);
}

const home = rows(() => import('../../pages/HomePage').then((module) => module.HomePage), {
  [paths.home]: { props: {}, below: prepareHomeLists },
});

const lists = rows(() => import('../../pages/ShopPage').then((module) => module.ShopPage), listPaths, [
  'lists',
]);

const beauty = rows(
  () => import('../../pages/BeautyPage').then((module) => module.BeautyPage),
  {
    [paths.beauty]: {
      ...beautyPath,
      prepare: withList,
      below: () => import('../../pages/BeautyPage').then((page) => page.beautyArticles.arrive()),
    },
  },
  ['lists', 'content'],
);

const category = rows(
  () => import('../../pages/CategoryPage').then((module) => module.CategoryPage),
  { [paths.categories]: { props: {}, head: 'category', picture: '/pictures/og/interplay.png' } },
  ['lists'],
);

const program = rows(
  () => import('../../pages/ProgramPage').then((module) => module.ProgramPage),
  {
    [withId(programPaths.program)]: { props: {} },
    [withId(programPaths.PhysicalWellness)]: { props: { family: 'PhysicalWellness' } },
    [withId(programPaths.fitness)]: { props: { family: 'fitness' } },
    [withId(programPaths.yoga)]: { props: { family: 'yoga' } },
    [withId(programPaths.sport)]: { props: { family: 'sport' } },
    [paths.featuredProgram]: { props: {} },
  },
  ['item'],
);

const product = rows(
  () => import('../../pages/ProductPage').then((module) => module.ProductPage),
  {
    [withId(productPaths.product)]: { props: { gallery: 'below' } },
    [withId(productPaths.tabLeft)]: { props: { gallery: 'left' } },
    [withId(productPaths.tabRight)]: { props: { gallery: 'right' } },
    [withId(productPaths.sticky)]: { props: { gallery: 'stacked' } },
    [withId(productPaths.slider)]: { props: { gallery: 'slider' } },
    [withId(productPaths.fixedImage)]: { props: { gallery: 'single' } },
  },
  ['item', 'kitchen'],
);

const findProgram = rows(
  () => import('../../pages/FindProgramPage').then((module) => module.FindProgramPage),
  { [paths.findProgram]: { props: {}, head: 'findProgram', picture: '/pictures/og/interplay.png' } },
  ['finder', 'content'],
);

const cart = rows(
  () => import('../../pages/CartPage').then((module) => module.CartPage),
  { [paths.cart]: { props: {}, head: 'cart', writtenAs: 'empty list' } },
  ['basket', 'kitchen'],
);

const contact = rows(
  () => import('../../pages/ContactPage').then((module) => module.ContactPage),
  { [paths.contact]: { props: {}, head: 'contact' } },
  ['partner', 'form'],
);

const partner = rows(
  () => import('../../pages/PartnerPage').then((module) => module.PartnerPage),
  { [paths.partnerForm]: { props: {}, head: 'partner' } },
  ['partner', 'form'],
);

const checkout = rows(
  () => import('../../pages/CheckoutPage').then((module) => module.CheckoutPage),
  {
    [paths.checkout]: {
      props: {},
      head: 'checkout',
      writtenAs: 'outline',
      header: { content: 'reduced', topBar: 'hidden', padding: 'tight', position: 'static' },
      footer: { content: 'legal' },
    },
  },
  ['checkout', 'form'],
);

const order = rows(
  () => import('../../pages/OrderPage').then((module) => module.OrderPage),
  { [paths.order]: { props: {}, head: 'order', writtenAs: 'outline' } },
  ['checkout', 'order'],
);

const signIn = rows(
  () => import('../../pages/SignInPage').then((module) => module.SignInPage),
  {
    [paths.signIn]: { props: { tab: 'signIn' }, head: 'login', writtenAs: 'outline' },
    [paths.signUp]: { props: { tab: 'signUp' }, head: 'signup', writtenAs: 'outline' },
    [paths.signInOrUp]: { props: { tab: 'signIn' }, head: 'loginRegister', writtenAs: 'outline' },
  },
  ['account', 'form'],
);

const account = rows(
  () => import('../../pages/AccountPage').then((module) => module.AccountPage),
  { [paths.account]: { props: {}, head: 'account', writtenAs: 'outline' } },
  ['account', 'form', 'checkout', 'order'],
);

const wishlist = rows(
  () => import('../../pages/WishlistPage').then((module) => module.WishlistPage),
  { [paths.wishlist]: { props: {}, head: 'wishlist', writtenAs: 'empty list' } },
  ['basket', 'item'],
);

const compare = rows(
  () => import('../../pages/ComparePage').then((module) => module.ComparePage),
  { [paths.compare]: { props: {}, head: 'compare', writtenAs: 'empty list' } },
  ['basket', 'item', 'kitchen'],
);

const kitchen = rows(
  () => import('../../pages/KitchenPage').then((module) => module.KitchenPage),
  { [paths.kitchen]: { props: {}, head: 'kitchen', picture: '/pictures/og/kitchen.png' } },
  ['kitchen'],
);

export const routes: RouteRow[] = [
  ...home,
  ...lists,
  ...beauty,
  ...category,
  ...program,
  ...product,
  ...findProgram,
  ...cart,
  ...wishlist,
  ...compare,
  ...checkout,
  ...order,
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
