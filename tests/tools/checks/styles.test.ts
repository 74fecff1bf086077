import { describe, expect, it } from 'vitest';
import { classProblems, ownClasses, sheetProblems } from '#tools/checks/styles';

const component = (text: string) => ({
  path: 'src/ui/A.tsx',
  text: `import styles from './A.module.scss';\n${text}`,
});
const sheet = (css: string) => ({ path: 'src/ui/A.module.scss', css });

describe('the classes of a style sheet', () => {
  it('are those of its selectors', () => {
    const css = '.a .b:not(.c) { margin: 0.5em; } @media print { .d { color: red; } }';
    expect([...ownClasses(css)]).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are not those that belong to all', () => {
    expect([...ownClasses('.a :global(.btn.line) { margin: 0; }')]).toEqual(['a']);
  });
});

describe('classes', () => {
  it('are all known and used', () => {
    expect(classProblems([sheet('.a {}')], [component('styles.a')])).toEqual([]);
  });

  it('that no style sheet has are found', () => {
    expect(classProblems([sheet('.a {}')], [component('styles.a styles.b')])).toHaveLength(1);
  });

  it('that nothing has are found', () => {
    expect(classProblems([sheet('.a {} .b {}')], [component('styles.a')])).toHaveLength(1);
  });

  it('of a sheet that is named from the root are known, too', () => {
    const [path, text] = ['src/pages/Page.tsx', "import styles from '#ui/A.module.scss';\nstyles.a styles.b"];
    expect(classProblems([sheet('.a {}')], [{ path, text }])).toEqual([
      `${path}: src/ui/A.module.scss has no class b.`,
    ]);
  });

  it('are not read from the name of a sheet', () => {
    const [path, text] = ['src/ui/A.tsx', "import A from './A.module.scss';\nA.a"];
    expect(classProblems([sheet('.a {}')], [{ path, text }])).toEqual([]);
  });

  it('chosen by a value may be any', () => {
    expect(classProblems([sheet('.a {} .b {}')], [component('styles[tone]')])).toEqual([]);
  });
});

describe('a style sheet', () => {
  it('beside a component is a module', () => {
    expect(sheetProblems({ path: 'src/ui/A.scss', text: '' })).toHaveLength(1);
    expect(sheetProblems({ path: 'src/ui/A.module.scss', text: '' })).toEqual([]);
  });

  it('of mixins or for all needs no names of its own', () => {
    expect(sheetProblems({ path: 'src/ui/_lines.scss', text: '' })).toEqual([]);
    expect(sheetProblems({ path: 'src/styles/rows.scss', text: '' })).toEqual([]);
  });

  it('takes its widths from one place', () => {
    const text = '@media (max-width: 900px) {}';
    expect(sheetProblems({ path: 'src/ui/A.module.scss', text })).toHaveLength(1);
    expect(sheetProblems({ path: 'src/styles/_breakpoints.scss', text })).toEqual([]);
  });

  it.each([
    ['.a { max-width: 62ch; }', 1],
    ['.a { --measure: 4ex; }', 1],
    ['.a { max-width: 36em; } // 62 characters', 0],
  ])('counts widths of texts in what no font changes: %s', (text, problems) => {
    expect(sheetProblems({ path: 'src/ui/A.module.scss', text })).toHaveLength(problems);
  });
});
