import { paths } from '#model/paths';

/** Pages without a text of their own: where they are, and what the texts of `head` call them. */
export const shopPages = [
  { path: paths.kitchen, head: 'kitchen' },
  { path: paths.contact, head: 'contact' },
  { path: paths.partnerForm, head: 'partner' },
  { path: paths.categories, head: 'category' },
  { path: paths.programs, head: 'program' },
  { path: paths.findProgram, head: 'findProgram' },
  { path: paths.food, head: 'food' },
  { path: paths.gadgets, head: 'gadgets' },
  { path: paths.beauty, head: 'beauty' },
  { path: paths.blog, head: 'blog' },
  { path: paths.account, head: 'account' },
  { path: paths.signIn, head: 'login' },
  { path: paths.wishlist, head: 'wishlist' },
  { path: paths.compare, head: 'compare' },
  { path: paths.cart, head: 'cart' },
] as const;
