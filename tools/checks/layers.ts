import { outcomeOf, type Check } from './check';
import { folderCyclesOf } from './folderCycles';
import { importsOf, type Import } from '#tools/build/imports';
import { readSources } from '#tools/build/sources';

type Arrow = Pick<Import, 'from' | 'to'>;

/** Files beside the layers which every layer may read, except the model: it knows nothing but itself. */
const shared = [
  'src/brand',
  'src/emptyAddresses',
  'src/env',
  'src/i18n',
  'src/shopSettings',
  'src/kitchenSettings',
  'src/leaving',
  'src/listeners',
  'src/pause',
  'src/prerender/protocol',
  'src/reportError',
  'src/storedValue',
  'src/storeHooks',
  'src/textKey',
  'src/yieldToBrowser',
  'src/whenHidden',
  'src/whenIdle',
  'src/whenReturned',
];

const belowFeatures = ['src/services', 'src/content', 'src/ui', 'src/styles', 'src/model', ...shared];
const belowApp = ['src/pages', 'src/features', ...belowFeatures];

/** Every place where code lies, a folder or a file, and what it may use beside itself; packages are free. */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  // The layers of the shop, and the files that start it: imports go down only.
  'src/main': ['src/app', 'src/prerender', ...belowApp],
  'src/prerender/protocol': ['src/model'],
  'src/prerender/early': ['src/prerender/protocol', 'src/model'],
  'src/prerender': ['src/app', ...belowApp],
  'src/app': belowApp,
  'src/pages': ['src/features', ...belowFeatures],
  'src/features': belowFeatures,
  'src/services': ['src/model', ...shared],
  'src/content': ['src/model', ...shared],
  'src/ui': ['src/styles', 'src/model', ...shared],
  'src/styles': [],
  'src/model': [],
  'src/serviceWorker': ['src/model'],
  // What stands beside the layers.
  'src/storeHooks': ['src/model'],
  'src/storedValue': ['src/model', 'src/reportError'],
  'src/i18n': [
    'src/prerender/protocol',
    'src/translations',
    'src/whenReturned',
    'src/reportError',
    'src/storedValue',
    'src/env',
    'src/model',
  ],
  'src/translations': ['src/env', 'src/whenIdle', 'src/model'],
  'src/shopSettings': ['src/prerender/protocol', 'src/listeners', 'src/model'],
  'src/emptyAddresses': ['src/prerender/protocol', 'src/model', 'src/storeHooks'],
  'src/kitchenSettings': ['src/env', 'src/shopSettings', 'src/model'],
  'src/leaving': [],
  'src/listeners': [],
  'src/pause': [],
  'src/reportError': ['src/leaving', 'src/sendReport', 'src/env'],
  'src/sendReport': [],
  'src/env': ['src/nodeUrl', 'src/brand'],
  'src/nodeUrl': [],
  'src/brand': [],
  'src/textKey': [],
  'src/yieldToBrowser': [],
  'src/whenHidden': [],
  'src/whenIdle': [],
  'src/whenReturned': ['src/listeners'],
  'src/i18next': [],
  'src/vite-env': [],
  // The folders around the shop.
  'local/machine': [],
  'local/database': [],
  'local/seed': ['src/model'],
  'local/mocks': ['local/machine'],
  'local/backend': ['local/machine', 'local/database', 'local/mocks', 'local/seed'],
  rules: ['src/model'],
  'tools/terminal': [],
  'tools/audit': ['src/model'],
  'tools/build': ['src', 'local/machine', 'local/seed'],
  'tools/browser': ['tools/build', 'local/machine', 'local/backend'],
  'tools/owner': [
    'tools/terminal',
    'tools/build',
    'src/brand',
    'src/model',
    'src/services',
    'local/machine',
    'local/database',
    'local/seed',
    'rules',
  ],
  'tools/bench': ['tools/build', 'tools/browser', 'src', 'local/machine', 'local/seed', 'local/database'],
  'tools/checks': ['tools/bench', 'tools/build', 'tools/owner', 'src', 'local/seed'],
  'tools/commands': [
    'tools/terminal',
    'tools/audit',
    'tools/bench',
    'tools/browser',
    'tools/build',
    'tools/checks',
    'tools/owner',
    'local',
    'rules',
    'src/brand',
    'src/model',
  ],
  'tools/run': ['tools/commands', 'local/machine'],
  // End-to-end tests look at the shop from outside: of its code they take the addresses and names that they expect to see, of the local
  // database how it answers; owners are made as `npm start` makes its own.
  e2e: [
    'src/model',
    'src/brand',
    'local/machine',
    'local/seed',
    'local/database',
    'tools/browser',
    'tools/build',
    'tools/owner/ownerMark',
  ],
  tests: ['src', 'local', 'rules', 'tools'],
};

/** Packages that only one place may know. */
const fences: readonly { packages: RegExp; allowed: RegExp; reason: string }[] = [
  {
    packages: /^@?firebase(\/|$)/,
    allowed: /^(src\/services\/firebase|tests)\//,
    reason: 'only src/services/firebase knows which backend the shop has',
  },
  {
    packages: /^(react|@types\/react)/,
    allowed: /^(src\/(?!model\/)|tests\/)/,
    reason: 'the rules of the model hold without a screen',
  },
];

const ours = ['src', 'local', 'rules', 'tools', 'tests', 'e2e'];
const isOurs = (path: string): boolean => ours.some((folder) => path.startsWith(`${folder}/`));
const code = /\.(tsx?|m?js)$/;

const isIn = (place: string, path: string): boolean => path === place || path.startsWith(`${place}/`);

function roomOf(path: string): string | undefined {
  const bare = path.replace(code, '').replace(/\.d$/, '');
  return Object.keys(rooms).find((room) => isIn(room, bare));
}

/** Files that lie where the table knows no place: nobody would say what they may use. */
export const placeProblems = (paths: readonly string[]): string[] =>
  paths.flatMap((path) =>
    roomOf(path) ? [] : [`${path} lies in no place of the table in tools/checks/layers.ts.`],
  );

const inFeature = /^src\/features\/([^/]+)/;

/** Why a file may not import this, or nothing when it may. */
function objection({ from, to }: Arrow): string | undefined {
  const fence = fences.find(({ packages, allowed }) => packages.test(to) && !allowed.test(from));
  if (fence) return fence.reason;
  const room = roomOf(from);
  if (!room || !isOurs(to)) return undefined;
  const [, feature] = inFeature.exec(from) ?? [];
  const [, target = feature] = inFeature.exec(to) ?? [];
  if (feature !== undefined && target !== feature)
    return 'features share data through the model, and screens in a page';
  const allowed = rooms[room] ?? [];
  if ([room, ...allowed].some((place) => isIn(place, to))) return undefined;
  return `${room} may only use ${allowed.join(', ') || 'packages'}`;
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
    'Move the code to the layer it belongs to, and cut a cycle by moving what both ends need into a file or folder of its own; docs/architecture.md says which.',
  async run() {
    const sources = (await Promise.all(ours.map((folder) => readSources(folder, code)))).flat();
    const imports = sources.flatMap(importsOf);
    const problems = [
      ...placeProblems(sources.map(({ path }) => path)),
      ...layerProblems(imports),
      // A shared file is a place of its own, whatever folder it lies in.
      ...folderCyclesOf(imports.filter(({ to }) => !shared.includes(to.replace(code, '')))),
    ];
    return outcomeOf(problems, `${sources.length} files`);
  },
};
