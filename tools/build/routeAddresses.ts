import { runnerImport } from 'vite';
import { readSeed } from '#local/seed/readSeed';
import { articlePattern, dimensionPattern, isDeskPath, productPaths, withId } from '#model/paths';

interface RouteTable {
  routes: readonly { path: string }[];
}

/** What stands for the parameter in a path: an article's, a dimension's, a product's or a program's name. */
function exampleOf(path: string): string {
  if (path === articlePattern) return 'rewriting-a-habit';
  if (path === dimensionPattern) return 'financial';
  const { programs, products } = readSeed();
  const entries = Object.values<string>(productPaths).some((start) => path === withId(start))
    ? products
    : programs;
  const [first] = Object.values(entries);
  return first?.id ?? 'none';
}

/** An address that no row has. */
export const missingAddress = '/there-is-no-such-page';

async function readRoutes(): Promise<string[]> {
  const { module } = await runnerImport<RouteTable>('./src/app/routes/routes.tsx', { logLevel: 'error' });
  const shown = module.routes.map(({ path }) => path).filter((path) => !isDeskPath(path));
  return [...shown.map((path) => path.replace(/:\w+/, exampleOf(path))), missingAddress];
}

let addresses: Promise<string[]> | undefined;

/** An address of every row that a shopper may see, and one that no row has; read once, because Vite takes a second for it. */
export const readAddresses = (): Promise<string[]> => (addresses ??= readRoutes());
