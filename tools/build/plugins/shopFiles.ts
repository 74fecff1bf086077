import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { languages, shop } from '#shopConfig';
import { catalogueLocale } from '#model/languages';
import { madePhoto } from '#tools/build/photos/photos';
import { iconFiles, shopIcon } from '#tools/build/plugins/shopIcons';
import { configProblems, type ShopConfig } from '#tools/build/shopConfig';

const manifestFile = 'manifest.webmanifest';
const png = (size: number, more: Record<string, string> = {}) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...more,
});

/** What a device is told that installs the shop. */
export const manifestOf = ({ name, claim, colours }: ShopConfig): string =>
  JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description: claim,
    lang: catalogueLocale,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colours.light,
    theme_color: colours.light,
    categories: ['shopping', 'health', 'lifestyle'],
    icons: [
      png(192),
      png(512),
      png(512, { purpose: 'maskable' }),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  });

/** Checks shop.config.ts, and writes of it what browsers are told and show: the manifest, the colour of their bars and the icons. */
export function shopFiles(): Plugin {
  return {
    name: 'shop-files',
    configResolved() {
      const problems = configProblems(shop, languages);
      if (!existsSync(shop.logo)) problems.push(`shop.config.ts: logo names no file (${shop.logo}).`);
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
    transformIndexHtml: (html) =>
      html
        .replace('{{language}}', catalogueLocale)
        .replace('{{light}}', shop.colours.light)
        .replace('{{dark}}', shop.colours.dark),
    configureServer(server) {
      server.middlewares.use(`/${manifestFile}`, (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json');
        response.end(manifestOf(shop));
      });
      for (const file of iconFiles) {
        server.middlewares.use(`/${file}`, (_request, response, next) => {
          response.setHeader('content-type', file.endsWith('.svg') ? 'image/svg+xml' : 'image/png');
          shopIcon(file, shop).then((icon) => response.end(icon), next);
        });
      }
      // What a build lays beside each photo is made here when it is asked for.
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        madePhoto(server.config.publicDir, decodeURI(path)).then(
          (photo) => (photo ? response.end(photo) : next()),
          next,
        );
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: manifestFile, source: manifestOf(shop) });
      for (const file of iconFiles)
        this.emitFile({ type: 'asset', fileName: file, source: await shopIcon(file, shop) });
    },
  };
}
