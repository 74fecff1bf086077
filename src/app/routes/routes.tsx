import { loadTexts } from '#i18n';
import { emailLinkIn, followedMode } from '#model/account/emailLink';
import { isWantingAccount } from '#model/account/nextPath';
import type { Language } from '#model/languages';
import { contentRoutes, withList } from './contentRoutes';
import { ownerRoutes } from './ownerRoutes';
import { beautyPath, listPaths } from './listPaths';
import { defineRoutes, type RouteRow } from './defineRoutes';
import { paths, productPaths, programPaths, withId } from '#model/paths';
import { isClosed } from '#model/sections';

async function prepareHomeLists(language: Language): Promise<void> {
  const lists = import('#pages/HomePage').then(({ homeLists }) => homeLists.preload());
  const library = import('#content/library').then(
    ({ articleListResource }) => articleListResource(language).promise,
  );
  await Promise.all([lists, loadTexts(['content']), library]);
}

const home = defineRoutes(() => import('#pages/HomePage').then((module) => module.HomePage), {
  [paths.home]: { props: {}, below: prepareHomeLists },
});

const shopPage = () => import('#pages/catalogue/ShopPage');

async function prepareBeautyArticles(): Promise<void> {
  const articles = shopPage().then(({ beautyArticles }) => beautyArticles.preload());
  await Promise.all([articles, loadTexts(['content'])]);
}

const lists = defineRoutes(
  () => shopPage().then((module) => module.ShopPage),
  {
    ...listPaths,
    [paths.beauty]: {
      ...beautyPath,
      prepare: withList,
      ...(beautyPath.props.after === 'beauty articles' && { below: prepareBeautyArticles }),
    },
  },
  ['lists', 'head'],
);

const category = defineRoutes(
  () => import('#pages/catalogue/CategoryPage').then((module) => module.CategoryPage),
  {
    [paths.categories]: {
      props: {},
      head: 'category',
      picture: '/pictures/og/shop.png',
      rows: 'all',
    },
  },
  ['lists', 'head'],
);

const program = defineRoutes(
  () => import('#pages/catalogue/ProgramPage').then((module) => module.ProgramPage),
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

const product = defineRoutes(
  () => import('#pages/catalogue/ProductPage').then((module) => module.ProductPage),
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

const findProgram = defineRoutes(
  () => import('#pages/catalogue/FindProgramPage').then((module) => module.FindProgramPage),
  { [paths.findProgram]: { props: {}, head: 'findProgram', picture: '/pictures/og/program.png' } },
  ['finder', 'content'],
);

const cart = defineRoutes(
  () => import('#pages/shopping/CartPage').then((module) => module.CartPage),
  { [paths.cart]: { props: {}, head: 'cart', prerenderedAs: 'empty list' } },
  ['basket'],
);

const contact = defineRoutes(
  () => import('#pages/ContactPage').then((module) => module.ContactPage),
  { [paths.contact]: { props: {}, head: 'contact' } },
  ['partner', 'form'],
);

const withdraw = defineRoutes(
  () => import('#pages/WithdrawPage').then((module) => module.WithdrawPage),
  { [paths.withdraw]: { props: {}, head: 'withdraw' } },
  ['partner', 'form'],
);

const partner = defineRoutes(
  () => import('#pages/PartnerPage').then((module) => module.PartnerPage),
  { [paths.partnerForm]: { props: {}, head: 'partner' } },
  ['partner', 'form'],
);

const checkout = defineRoutes(
  () => import('#pages/shopping/CheckoutPage').then((module) => module.CheckoutPage),
  {
    [paths.checkout]: {
      props: {},
      head: 'checkout',
      prerenderedAs: 'outline',
      header: { content: 'reduced', topBar: 'hidden', padding: 'tight', position: 'static' },
      footer: { content: 'legal' },
    },
  },
  ['checkout', 'form'],
);

const order = defineRoutes(
  () => import('#pages/shopping/OrderPage').then((module) => module.OrderPage),
  { [paths.order]: { props: {}, head: 'order', prerenderedAs: 'outline' } },
  ['checkout', 'order'],
);

/** The page at one address signs in, signs up and resets a password; its title says which. */
const headFor: RouteRow['headFor'] = ({ search, state }) => {
  const params = new URLSearchParams(search);
  if (params.has('forgot')) return 'reset';
  const linkMode = followedMode(state) ?? emailLinkIn(params)?.mode;
  if (linkMode !== undefined) return linkMode === 'resetPassword' ? 'reset' : 'emailLink';
  return isWantingAccount(state) ? 'signup' : undefined;
};

const signIn = defineRoutes(
  () => import('#pages/account/SignInPage').then((module) => module.SignInPage),
  {
    [paths.signIn]: { props: { tab: 'signIn' }, head: 'login', headFor, prerenderedAs: 'outline' },
    [paths.signUp]: { props: { tab: 'signUp' }, head: 'signup', headFor, prerenderedAs: 'outline' },
    [paths.signInOrUp]: {
      props: { tab: 'signIn' },
      head: 'loginRegister',
      headFor,
      prerenderedAs: 'outline',
    },
  },
  ['account', 'form'],
);

const account = defineRoutes(
  () => import('#pages/account/AccountPage').then((module) => module.AccountPage),
  { [paths.account]: { props: {}, head: 'account', prerenderedAs: 'outline' } },
  ['account', 'form', 'checkout', 'order'],
);

const wishlist = defineRoutes(
  () => import('#pages/shopping/WishlistPage').then((module) => module.WishlistPage),
  { [paths.wishlist]: { props: {}, head: 'wishlist', prerenderedAs: 'empty list' } },
  ['basket', 'item'],
);

const compare = defineRoutes(
  () => import('#pages/shopping/ComparePage').then((module) => module.ComparePage),
  { [paths.compare]: { props: {}, head: 'compare', prerenderedAs: 'empty list' } },
  ['basket', 'item', 'kitchen'],
);

const kitchen = defineRoutes(
  () => import('#pages/catalogue/KitchenPage').then((module) => module.KitchenPage),
  { [paths.kitchen]: { props: {}, head: 'kitchen', picture: '/pictures/og/kitchen.png' } },
  ['kitchen'],
);

const rows: RouteRow[] = [
  ...home,
  ...lists,
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
  ...withdraw,
  ...partner,
  ...kitchen,
  ...contentRoutes,
  ...signIn,
  ...account,
  ...ownerRoutes,
];

export const routes: RouteRow[] = rows.filter(({ path }) => !isClosed(path));
