import { paths, withId } from '#model/paths';
import { defineRoutes, type RouteRow } from './defineRoutes';

const namespaces = ['owner', 'form'];

/** Nothing of the desk is prerendered or listed, and its frame says only what an owner needs. */
const frame = {
  prerenderedAs: 'nothing',
  header: { topBar: 'hidden', padding: 'tight' },
  footer: { content: 'legal' },
} as const;

const today = defineRoutes(
  () => import('#pages/owner/TodayPage').then((module) => module.TodayPage),
  { [paths.owner]: { props: {}, ...frame } },
  namespaces,
);

const orders = defineRoutes(
  () => import('#pages/owner/OrdersPage').then((module) => module.OrdersPage),
  { [paths.ownerOrders]: { props: {}, ...frame } },
  namespaces,
);

const order = defineRoutes(
  () => import('#pages/owner/OrderDeskPage').then((module) => module.OrderDeskPage),
  { [withId(paths.ownerOrders)]: { props: {}, ...frame } },
  namespaces,
);

const messages = defineRoutes(
  () => import('#pages/owner/MessagesPage').then((module) => module.MessagesPage),
  { [paths.ownerMessages]: { props: {}, ...frame } },
  namespaces,
);

const catalogue = defineRoutes(
  () => import('#pages/owner/CataloguePage').then((module) => module.CataloguePage),
  { [paths.ownerCatalogue]: { props: {}, ...frame } },
  namespaces,
);

const item = defineRoutes(
  () => import('#pages/owner/ItemDeskPage').then((module) => module.ItemDeskPage),
  { [withId(paths.ownerCatalogue)]: { props: {}, ...frame } },
  namespaces,
);

const figures = defineRoutes(
  () => import('#pages/owner/FiguresPage').then((module) => module.FiguresPage),
  { [paths.ownerFigures]: { props: {}, ...frame } },
  namespaces,
);

const people = defineRoutes(
  () => import('#pages/owner/PeoplePage').then((module) => module.PeoplePage),
  { [paths.ownerPeople]: { props: {}, ...frame } },
  namespaces,
);

const settings = defineRoutes(
  () => import('#pages/owner/SettingsPage').then((module) => module.SettingsPage),
  { [paths.ownerSettings]: { props: {}, ...frame } },
  namespaces,
);

/** The pages of the desk, from which an owner runs the shop. */
export const ownerRoutes: RouteRow[] = [
  ...today,
  ...orders,
  ...order,
  ...messages,
  ...catalogue,
  ...item,
  ...figures,
  ...people,
  ...settings,
];
