import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, loadEnv, type Manifest } from 'vite';
import { firstLanguage, languages, type Language } from '#model/languages';
import { isTextFont } from '#tools/build/styles/textFontName';
import { entryOf, filesOf, readManifest } from '#tools/build/sizes/manifest';

const dist = 'dist';
const workerFile = 'sw.js';

/** Files that are cached only when they are used: those that need a network, the owner's, articles, and those of other languages. */
const isLeftOut = (key: string): boolean =>
  isOwners(key) ||
  /src\/services\/firebase\/|src\/features\/(account|checkout\/(placed|payment))\/|node_modules\/firebase\/|src\/content\/articles\//.test(
    key,
  ) ||
  otherLanguages.some((language) => isOf(language, key));

/** What only the owner's desk needs. */
const isOwners = (key: string): boolean => /src\/(pages\/owner|features\/desk)\/|\bowner(\.json)?$/.test(key);

const otherLanguages = languages.filter((language) => language !== firstLanguage);
const isOf = (language: Language, key: string): boolean => new RegExp(`/${language}\\.(ts|md)$`).test(key);

/**
 * Files that may be needed offline: code and styles of all pages and of what opens on them, with their texts
 * in the shop's own language.
 */
export function workerFiles(manifest: Manifest): string[] {
  const kept = new Set<string>();
  const keep = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || kept.has(key)) return;
    kept.add(key);
    chunk.imports?.forEach(keep);
    chunk.dynamicImports?.filter((onDemand) => !isLeftOut(onDemand)).forEach(keep);
  };
  keep(entryOf(manifest));
  const { scripts, styles } = filesOf(manifest, kept);
  return [...new Set([...scripts, ...styles])].toSorted();
}

/** What a language says: texts to read but for articles, what the search knows, and the interface's files but the first. */
export function textFiles(
  manifest: Manifest,
  language: Language,
  interfaceFiles: readonly string[],
): string[] {
  const bundled = Object.entries(manifest).filter(
    ([key]) => isOf(language, key) && !key.startsWith('src/content/articles/'),
  );
  return [
    ...bundled.map(([, { file }]) => `/${file}`),
    ...interfaceFiles
      .filter((file) => file !== 'common.json' && !isOwners(file))
      .map((file) => `/locales/${language}/${file}`),
  ];
}

/** Beside code, styles and the signs in the footer; among them what stands in the place of a picture that cannot be had. */
const keptByName = ['shell.html', 'manifest.webmanifest', 'favicon.svg', 'pictures/placeholder.svg'];

/** Files whose names do not change with their text are known by a hash of it. */
async function revised(file: string): Promise<{ url: string; revision: string }> {
  const text = await readFile(join(dist, file));
  return { url: `/${file}`, revision: createHash('sha256').update(text).digest('hex').slice(0, 12) };
}

/** Writes the service worker beside the built pages; or, with VITE_SERVICE_WORKER=off, the one that ends it everywhere. */
export async function writeWorker(): Promise<void> {
  const isOff = loadEnv('production', process.cwd(), 'VITE_')['VITE_SERVICE_WORKER'] === 'off';
  if (isOff) {
    const retired = new URL('retiredWorker.js', import.meta.url);
    await copyFile(fileURLToPath(retired), join(dist, workerFile));
    return;
  }
  const [manifest, assets, brands, texts] = await Promise.all([
    readManifest(),
    readdir(join(dist, 'assets')),
    readdir(join(dist, 'brands')),
    readdir(join(dist, 'locales', firstLanguage)),
  ]);
  const hashed = [...workerFiles(manifest), ...assets.filter(isTextFont).map((file) => `assets/${file}`)];
  const kept = [
    ...hashed.map((file) => ({ url: `/${file}`, revision: null })),
    ...(await Promise.all([...keptByName, ...brands.map((file) => `brands/${file}`)].map(revised))),
  ];
  const version = createHash('sha256').update(JSON.stringify(kept)).digest('hex').slice(0, 12);
  await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      PRECACHED: JSON.stringify(kept),
      TEXTS: JSON.stringify(
        Object.fromEntries(
          otherLanguages.map((language) => [language, textFiles(manifest, language, texts)]),
        ),
      ),
      VERSION: JSON.stringify(version),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: 'src/serviceWorker.ts',
        output: { format: 'iife', entryFileNames: workerFile },
      },
    },
  });
}
