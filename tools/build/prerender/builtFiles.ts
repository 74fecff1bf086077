import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { StyleSheet } from './document';
import type { RenderedPage } from './renderedPage';
import { firstPictureOf, type InlinePicture } from './firstPicture';

export const dist = 'dist';

/** The folder of a build: what stands in it is read for its pages, which are written into it. */
export class BuiltFiles {
  /** Few sheets serve thousands of pages. */
  private readonly sheets = new Map<string, Promise<StyleSheet>>();

  constructor(private readonly folder: string) {}

  /** Writes a file with its folders. */
  async write(file: string, text: string): Promise<void> {
    const path = join(this.folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }

  /** A style sheet by its address. */
  sheet(href: string): Promise<StyleSheet> {
    const sheet = this.sheets.get(href) ?? this.readSheet(href);
    this.sheets.set(href, sheet);
    return sheet;
  }

  /** The drawing that is painted first on a page, with its source. */
  async firstPicture(page: RenderedPage): Promise<InlinePicture | undefined> {
    const src = firstPictureOf(page);
    // A picture of the catalogue that is not there shows a placeholder in the shop.
    const svg = src && (await readFile(join(this.folder, src), 'utf8').catch(() => undefined));
    return src && svg ? { src, svg: svg.trim() } : undefined;
  }

  private async readSheet(href: string): Promise<StyleSheet> {
    return { href, text: (await readFile(join(this.folder, href), 'utf8')).trim() };
  }
}
