import { paths } from '#model/paths';
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

/** The pages of the desk, from which an owner runs the shop. */
export const ownerRoutes: RouteRow[] = [...today];
