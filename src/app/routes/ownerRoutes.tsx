import type { ComponentType } from 'react';
import { paths, withId } from '#model/paths';
import { defineRoutes, type RouteRow } from './defineRoutes';

const namespaces = ['owner', 'form'];

/** Nothing of the desk is prerendered or listed, and its frame says only what an owner needs. */
const frame = {
  prerenderedAs: 'nothing',
  header: { topBar: 'hidden', padding: 'tight' },
  footer: { content: 'legal' },
} as const;

const deskPage = (path: string, load: () => Promise<ComponentType>, texts = namespaces): RouteRow[] =>
  defineRoutes(load, { [path]: { props: {}, ...frame } }, texts);

/** The pages of the desk, from which an owner runs the shop. */
export const ownerRoutes: RouteRow[] = [
  ...deskPage(paths.owner, () => import('#pages/owner/TodayPage').then((module) => module.TodayPage)),
  ...deskPage(paths.ownerOrders, () => import('#pages/owner/OrdersPage').then((module) => module.OrdersPage)),
  ...deskPage(withId(paths.ownerOrders), () =>
    import('#pages/owner/OrderDeskPage').then((module) => module.OrderDeskPage),
  ),
  ...deskPage(
    paths.ownerMessages,
    () => import('#pages/owner/MessagesPage').then((module) => module.MessagesPage),
    [...namespaces, 'partner'],
  ),
  ...deskPage(paths.ownerCatalogue, () =>
    import('#pages/owner/CataloguePage').then((module) => module.CataloguePage),
  ),
  ...deskPage(
    withId(paths.ownerCatalogue),
    () => import('#pages/owner/ItemDeskPage').then((module) => module.ItemDeskPage),
    [...namespaces, 'kitchen', 'item'],
  ),
  ...deskPage(paths.ownerFigures, () =>
    import('#pages/owner/FiguresPage').then((module) => module.FiguresPage),
  ),
  ...deskPage(paths.ownerPeople, () => import('#pages/owner/PeoplePage').then((module) => module.PeoplePage)),
  ...deskPage(paths.ownerSettings, () =>
    import('#pages/owner/SettingsPage').then((module) => module.SettingsPage),
  ),
];
