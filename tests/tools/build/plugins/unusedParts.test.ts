import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { withoutUnused } from '../../../../tools/build/plugins/unusedParts';

const i18next = fileURLToPath(import.meta.resolve('i18next'));

const withoutUnusedOf = (text: string) => withoutUnused(text, i18next);

describe('what the build leaves out of a library', () => {
  const text = readFileSync(i18next, 'utf8');

  it('is what the shop does not use; the rest stays as it is', () => {
    const rest = withoutUnusedOf(text) ?? '';
    expect(rest).not.toMatch(/cloneInstance|rtlLngs|Intl\.RelativeTimeFormat/);
    const lines = new Set(text.split('\n'));
    const changed = rest.split('\n').filter((line) => !lines.has(line));
    expect(changed).toEqual([
      '  nest(text) { return text; }',
      '    this.formats = {};',
      '  noticeDevFallback() {}',
    ]);
  });

  it('is still valid', () => {
    expect(() => new Script((withoutUnusedOf(text) ?? '').replace(/^export .*$/m, ''))).not.toThrow();
  });

  it('has to be found: a new version of the library is read again', () => {
    expect(() => withoutUnusedOf(text.replaceAll('cloneInstance', 'copyInstance'))).toThrow(/cloneInstance/);
  });

  it('is nothing of other files', () => {
    expect(withoutUnused('code', '/src/main.tsx')).toBeUndefined();
  });
});
