import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = 'public/pictures';
const drawings = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file): [string, string] => [file, readFileSync(`${folder}/${file}`, 'utf8')]);
const KILOBYTE = 1024;

describe('the drawings of the sample', () => {
  it('stay small: 6 KB each, the hero and the headers a little more', () => {
    const limit = (name: string): number => (name.includes('hero') ? 11 : name.includes('topics') ? 7 : 6);
    expect(drawings.length).toBeGreaterThan(400);
    expect(
      drawings.filter(([name, svg]) => svg.length > limit(name) * KILOBYTE).map(([name]) => name),
    ).toEqual([]);
  });

  it('hold shapes only: no script, style, text, filter or address outside', () => {
    const more =
      /<(script|style|text|filter|image|foreignObject|a)\b|\son\w+=|NaN|undefined|url\(|href="[^#]/;
    const outside = /https?:(?!\/\/www\.w3\.org\/2000\/svg")/;
    const odd = drawings.filter(([, svg]) => more.test(svg) || outside.test(svg));
    expect(odd.map(([name]) => name)).toEqual([]);
  });

  it('are all different where they are of items', () => {
    const ofItems = drawings.filter(([name]) => /^(programs|products|meals)\//.test(name));
    expect(new Set(ofItems.map(([, svg]) => svg)).size).toBe(ofItems.length);
  });
});
