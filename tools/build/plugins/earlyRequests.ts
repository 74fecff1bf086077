import type { HtmlTagDescriptor, Plugin } from 'vite';
import { shop } from '#shopConfig';
import { reactDomFile } from '#tools/build/chunks';
import { needsToken } from './environment.ts';
import { firstFonts } from '#tools/build/styles/ownDesign';
import { isTextFont } from '#tools/build/styles/textFontName';
import { nodeUrl } from '#nodeUrl';
import { rangeUrl, wholeNode } from '#services/firebase/keyRange';
import { ports } from '#local/machine/ports';

const catalogueNodes = ['programs', 'products'];

const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  injectTo: 'head',
  attrs: { crossorigin: '', ...attrs },
});

/** Asks for the catalogue, the font and React DOM while the code that needs them is still on its way. */
export function earlyRequests(): Plugin {
  let databaseUrl: string | undefined;
  let nodes = catalogueNodes;
  return {
    name: 'early-requests',
    configResolved({ env }) {
      databaseUrl = env['VITE_FIREBASE_DATABASE_URL'];
      if (needsToken(env)) nodes = [];
    },
    transformIndexHtml(_html, { bundle }) {
      const files = Object.values(bundle ?? {});
      const textFonts = files.flatMap(({ fileName }) => (isTextFont(fileName) ? [`/${fileName}`] : []));
      const fonts = firstFonts(shop.design) ?? textFonts.slice(0, 1);
      const reactDom = files.find(({ name }) => name === reactDomFile);
      return [
        ...(reactDom ? [link({ rel: 'modulepreload', href: `/${reactDom.fileName}` })] : []),
        ...fonts.map((href) => link({ rel: 'preload', href, as: 'font', type: 'font/woff2' })),
        ...nodes.map((node) =>
          link({
            rel: 'preload',
            href: rangeUrl(nodeUrl(node, databaseUrl, ports.database), wholeNode),
            as: 'fetch',
            fetchpriority: 'low',
          }),
        ),
      ];
    },
  };
}
