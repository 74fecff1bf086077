import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawAll } from '../../../../tools/sample/illustrations/drawAll';
import { product } from '../../../../tools/sample/illustrations/product';
import { program } from '../../../../tools/sample/illustrations/program';
import { programShelves } from '../../../../tools/sample/programs/programShelves';

const drawn = drawAll();
const pictures = [...drawn];
const KILOBYTE = 1024;

describe('the pictures', () => {
  it('are the same bytes whenever they are drawn', () => {
    expect(drawAll()).toEqual(drawn);
  });

  it('are the ones in public/ (npm run pictures draws them anew)', () => {
    const stale = pictures.filter(([name, svg]) => {
      const file = `public${name}`;
      return !existsSync(file) || readFileSync(file, 'utf8') !== `${svg}\n`;
    });
    expect(stale.map(([name]) => name)).toEqual([]);
  });

  it('are all there is in public/pictures, with nothing left over', () => {
    const files = readdirSync('public/pictures', { recursive: true, encoding: 'utf8' });
    const found = files
      .filter((file) => file.endsWith('.svg'))
      .map((file) => `/pictures/${file.replaceAll('\\', '/')}`);
    expect(found.filter((name) => !drawn.has(name))).toEqual([]);
  });

  it('stay small: 6 KB each, the hero and the headers a little more', () => {
    const limit = (name: string): number => (name.includes('hero') ? 11 : name.includes('topics') ? 7 : 6);
    expect(pictures.filter(([name, svg]) => svg.length > limit(name) * KILOBYTE)).toEqual([]);
  });

  it('hold shapes only: no script, style, text, filter or address outside', () => {
    const more =
      /<(script|style|text|filter|image|foreignObject|a)\b|\son\w+=|NaN|undefined|url\(|href="[^#]/;
    const outside = /https?:(?!\/\/www\.w3\.org\/2000\/svg")/;
    expect(pictures.filter(([, svg]) => more.test(svg) || outside.test(svg))).toEqual([]);
  });

  it('are all different', () => {
    expect(new Set(drawn.values()).size).toBe(drawn.size);
  });

  it('show another motif for every program of a dimension', () => {
    const repeated = Object.entries(programShelves).flatMap(([dimension, programs]) =>
      programs
        .filter(({ motif }, index) => programs.findIndex((other) => other.motif === motif) < index)
        .map(({ id, motif }) => `${id} (${dimension}) repeats the motif ${motif}`),
    );
    expect(repeated).toEqual([]);
  });

  it('keep the room when only the colour of a product changes', () => {
    const colors = ['#4e925e', '#b76849'];
    const wallOf = (color: string): string | undefined =>
      /<path fill="(#\w+)" d="M0 0h/.exec(product({ object: 'mat', color, colors, seed: 'a-mat' }))?.[1];
    expect(wallOf('#4e925e')).toMatch(/^#/);
    expect(wallOf('#4e925e')).toBe(wallOf('#b76849'));
  });

  it('refuse an object or a motif nobody has drawn', () => {
    expect(() => product({ object: 'unicorn', seed: 'x' })).toThrow(/unicorn/);
    expect(() => program('Physical', 'nap', 'x')).toThrow(/nap.*warrior/);
  });
});
