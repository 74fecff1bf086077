import { outcomeOf, type Check } from './check';
import { circlesOf } from './circles';
import { importsOf, type Import } from '../build/imports';
import { readSources, typeScript } from '../build/sources';

type Arrow = Pick<Import, 'from' | 'to'>;

/** The layers of the shop, and what each may use beside itself: imports go down only. */
const layers: Readonly<Record<string, readonly string[]>> = {
  app: ['pages', 'features', 'services', 'content', 'ui', 'model'],
  pages: ['features', 'services', 'content', 'ui', 'model'],
  features: ['services', 'content', 'ui', 'model'],
  services: ['model'],
  content: ['model'],
  ui: ['model'],
  model: [],
};

/** Files beside the layers which every layer may read, except the model: it knows nothing but itself. */
const shared = [
  'brand',
  'env',
  'i18n',
  'kitchenSettings',
  'reportError',
  'storedValue',
  'storeHooks',
  'textKey',
];

/** Packages that only one place may know. */
const fences: readonly { packages: RegExp; allowed: RegExp; reason: string }[] = [
  {
    packages: /^@?firebase(\/|$)/,
    allowed: /^src\/services\/firebase\//,
    reason: 'only src/services/firebase knows which backend the shop has',
  },
  {
    packages: /^(react|@types\/react)/,
    allowed: /^src\/(?!model\/)/,
    reason: 'the rules of the model hold without a screen',
  },
];

/** The folders around `src`, and what each may import beside itself. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  'local/machine': [],
  'local/database': [],
  'local/seed': ['src/model'],
  'local/mocks': ['local/machine'],
  'local/backend': ['local/machine', 'local/database', 'local/mocks', 'local/seed'],
  rules: ['src/model'],
  'tools/audit': ['src/model'],
  'tools/sample': ['local/seed', 'src/model'],
  'tools/build': ['src', 'local/machine', 'local/seed', 'rules'],
  'tools/browser': ['tools/build', 'local/machine', 'local/backend'],
  'tools/owner': [
    'tools/build',
    'tools/checks',
    'src/model',
    'src/services',
    'local/machine',
    'local/database',
    'rules',
  ],
  'tools/bench': [
    'tools/build',
    'tools/browser',
    'tools/sample',
    'src',
    'local/machine',
    'local/seed',
    'local/backend',
    'local/database',
  ],
  'tools/checks': ['tools/bench', 'tools/build', 'tools/owner', 'tools/sample', 'src', 'rules', 'local/seed'],
  'tools/commands': ['tools', 'local', 'rules', 'src/model'],
};

const roomOf = (path: string): string | undefined =>
  Object.keys(rooms).find((room) => path.startsWith(`${room}/`));

/** Why a folder may not import something; packages and top-level files are free. */
function roomObjection({ from, to }: Arrow): string | undefined {
  const room = roomOf(from);
  const allowed = room ? rooms[room] : undefined;
  if (!room || !allowed || !/^(src|local|rules|tools|tests|e2e)\//.test(to) || roomOf(to) === room)
    return undefined;
  if (allowed.some((place) => to.startsWith(`${place}/`))) return undefined;
  return `${room} may only use ${allowed.join(', ') || 'packages'}`;
}

const inSource = /^src\/([^/]+)(?:\/([^/]+))?/;

/** Why a file may not import this, or nothing when it may. */
function objection({ from, to }: Arrow): string | undefined {
  const fence = fences.find(({ packages, allowed }) => packages.test(to) && !allowed.test(from));
  if (fence) return fence.reason;
  if (!from.startsWith('src/')) return roomObjection({ from, to });
  if (/^(local|rules|tools|tests|e2e)\//.test(to))
    return 'what is shipped uses nothing of the tests, the tools or the local backend';
  const [, layer = '', feature] = inSource.exec(from) ?? [];
  const [, target = '', targetFeature] = inSource.exec(to) ?? [];
  const below = layers[layer];
  // src/main.tsx and the shared files belong to no layer, shared styles, packages and public/ to none either.
  if (!below || target === '' || to.startsWith('src/styles/')) return undefined;
  if (layer === 'features' && target === 'features' && feature !== targetFeature) {
    return 'features share data through the model, and screens in a page';
  }
  if (target === layer || below.includes(target)) return undefined;
  if (shared.includes(target) && layer !== 'model') return undefined;
  return `${layer} may only use ${below.join(', ') || 'nothing of ours'}`;
}

export function layerProblems(imports: readonly Arrow[]): string[] {
  return imports.flatMap((one) => {
    const reason = objection(one);
    return reason ? [`${one.from} imports ${one.to}: ${reason}.`] : [];
  });
}

export const layersCheck: Check = {
  name: 'layers',
  remedy:
    'Move the code to the layer it belongs to, and cut a circle by moving what both ends need into a file of its own; docs/architecture.md says which.',
  async run() {
    const folders = await Promise.all(
      ['src', 'local', 'rules', 'tools'].map((folder) => readSources(folder, typeScript)),
    );
    const sources = folders.flat();
    const imports = sources.flatMap(importsOf);
    return outcomeOf([...layerProblems(imports), ...circlesOf(imports)], `${sources.length} files`);
  },
};
