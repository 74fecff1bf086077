import type { HtmlTagDescriptor, Plugin } from 'vite';
// With the extension: Vite asks for it in its own configuration.
import { nodeUrl } from '../../../src/nodeUrl.ts';
import { rangeUrl, wholeNode } from '../../../src/services/firebase/keyRange.ts';
import { ports } from '../../../local/machine/ports.ts';

const catalogueNodes = ['programs', 'products'];
const textFont = /brygada-1918-latin-wght-normal.*\.woff2$/;

const preload = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  injectTo: 'head',
  attrs: { rel: 'preload', crossorigin: '', ...attrs },
});

/** Asks for the catalogue and the font while the code is still on its way. */
export function earlyRequests(): Plugin {
  let databaseUrl: string | undefined;
  let nodes = catalogueNodes;
  return {
    name: 'early-requests',
    configResolved({ env }) {
      databaseUrl = env['VITE_FIREBASE_DATABASE_URL'];
      // A request that is named in the page cannot carry App Check's token.
      if (databaseUrl && env['VITE_APP_CHECK_SITE_KEY']) nodes = [];
    },
    transformIndexHtml(_html, { bundle }) {
      const font = Object.keys(bundle ?? {}).find((file) => textFont.test(file));
      return [
        ...(font ? [preload({ href: `/${font}`, as: 'font', type: 'font/woff2' })] : []),
        ...nodes.map((node) =>
          preload({
            href: rangeUrl(nodeUrl(node, databaseUrl, ports.database), wholeNode),
            as: 'fetch',
            fetchpriority: 'low',
          }),
        ),
      ];
    },
  };
}
