import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Content, Kind } from '#content/types';
import { compile, placeOf } from './compile.ts';
import { hasLetters } from '#tools/build/plugins/environment';
import { checkLibrary } from './library.ts';
import { outlineOf } from './outlineOf.ts';

/** What a list shows of a text: lists hold every text, and show no sources. */
function summaryOf(text: Content<Kind>): Partial<Content<'articles'>> {
  const { blocks: _, sources: __, ...summary } = text as Content<'articles'>;
  return summary;
}

/** What leads from an item of the catalogue to the topic that it fits. */
function linkOf(text: Content<Kind>): Partial<Content<'topics'>> {
  const { slug, language, fits } = text as Content<'topics'>;
  return { slug, language, fits };
}

/**
 * Makes modules of the content files: `x.md` exports the whole text, `x.md?summary` what a list needs of it,
 * `x.md?outline` what the search needs, `x.md?link` what leads from an item of the catalogue to it.
 * A file that lacks something stops the build with its name.
 */
export function content(): Plugin {
  let root = '';
  let isBuild = false;
  let sendsLetters = true;
  return {
    name: 'eightwell-content',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
      sendsLetters = hasLetters(config.env);
    },
    async buildStart() {
      if (isBuild) await checkLibrary(join(root, 'src'));
    },
    async load(id) {
      const [path = '', query = ''] = id.split('?');
      const place = placeOf(path);
      if (!place) return undefined;
      this.addWatchFile(path);
      const text = compile(path, await readFile(path, 'utf8'), { hasLetters: sendsLetters });
      const asked = query.split('&');
      const exported =
        asked.includes('outline') && place.kind !== 'days'
          ? { outline: outlineOf(place.kind, text) }
          : asked.includes('summary')
            ? { summary: summaryOf(text) }
            : asked.includes('link')
              ? { link: linkOf(text) }
              : { content: text };
      const [[name, value] = []] = Object.entries(exported);
      return { code: `export const ${name} = ${JSON.stringify(value)};`, map: null, moduleType: 'js' };
    },
  };
}
