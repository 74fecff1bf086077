import { outcomeOf, type Check } from './check';
import { importsOf, type Import } from './imports';
import { readSources, typeScript } from './sources';

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
const shared = ['brand', 'env', 'i18n', 'languages', 'shop'];

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

const inSource = /^src\/([^/]+)(?:\/([^/]+))?/;

/** Why a file may not import this, or nothing when it may. */
function objection({ from, to }: Import): string | undefined {
  const fence = fences.find(({ packages, allowed }) => packages.test(to) && !allowed.test(from));
  if (fence) return fence.reason;
  if (/^(local|tests|e2e)\//.test(to))
    return 'what is shipped uses nothing of the tests or the local backend';
  const [, layer = '', feature] = inSource.exec(from) ?? [];
  const [, target = '', targetFeature] = inSource.exec(to) ?? [];
  const below = layers[layer];
  // src/main.tsx and the shared files belong to no layer, style sheets, packages and public/ to none either.
  if (!below || target === '' || to.endsWith('.scss')) return undefined;
  if (layer === 'features' && target === 'features' && feature !== targetFeature) {
    return 'features share data through the model, and screens in a page';
  }
  if (target === layer || below.includes(target)) return undefined;
  if (shared.includes(target) && layer !== 'model') return undefined;
  return `${layer} may only use ${below.join(', ') || 'nothing of ours'}`;
}

export function layerProblems(imports: readonly Import[]): string[] {
  return imports.flatMap((one) => {
    const reason = objection(one);
    return reason ? [`${one.from} imports ${one.to}: ${reason}.`] : [];
  });
}

export const layersCheck: Check = {
  name: 'layers',
  remedy: 'Move the code to the layer it belongs to; docs/architecture.md says which.',
  async run() {
    const sources = await readSources('src', typeScript);
    return outcomeOf(layerProblems(sources.flatMap(importsOf)), `${sources.length} files`);
  },
};
