import { describe, expect, it } from 'vitest';
import { keyUses, languageProblems, textsOf, usageProblems } from '#tools/checks/translations';

const texts = (tree: unknown) => textsOf([{ namespace: 'common', tree }]);
const source = (text: string) => ({ path: 'src/Part.tsx', text });
const patterns = (text: string) => keyUses(source(text)).map(({ pattern }) => pattern);

describe('the keys a file names', () => {
  it('are what t() is called with, on either side of a choice', () => {
    expect(patterns("t(open ? 'menu.close' : 'menu.open')")).toEqual(['menu.close', 'menu.open']);
    expect(patterns("i18next.t(text ?? 'form:error.missing')")).toEqual(['form:error.missing']);
  });

  it('leave room for what is only known when the shop runs', () => {
    expect(patterns('t(`head.${row}.title`)')).toEqual(['head.*.title']);
    expect(patterns('t(`head:${row}.title`)')).toEqual(['head:*.title']);
    expect(patterns('t(`${a}.${b}`)')).toEqual([]);
    expect(patterns('t(`head:${a}.${b}`)')).toEqual([]);
  });

  it('may stand in a table', () => {
    expect(patterns("const rules = { added: { text: 'toast.added', style: 'success' } };")).toEqual([
      'toast.added',
      'success',
    ]);
  });
});

describe('the texts and their use', () => {
  const english = texts({ menu: { open: 'Open', close: 'Close' }, left_one: 'one', left_other: '{{count}}' });

  it('agree when every text is asked for and there', () => {
    expect(usageProblems([source("t('menu.open'); t(`menu.${x}`); t('left', { count })")], english)).toEqual(
      [],
    );
  });

  it('do not where a message names a text that is missing', () => {
    const uses = [source("minLength(1, 'common:menu.shut'); t(`common:left.${x}`); fetch('https:a')")];
    expect(usageProblems(uses, english).slice(0, 2)).toEqual([
      'src/Part.tsx names common:menu.shut, which is no text.',
      'src/Part.tsx names common:left.*, which is no text.',
    ]);
  });

  it('do not where nobody asks for a text', () => {
    expect(usageProblems([source("t('menu.open'); t('left')")], english)).toEqual([
      'common:menu.close is used nowhere.',
    ]);
  });
});

describe('a language', () => {
  const english = texts({ hello: 'Hello {{name}}', left_one: 'one left', left_other: '{{count}} left' });

  it('has what English has, and its own plural forms', () => {
    const german = texts({ hello: 'Hallo {{name}}', left_one: 'noch einer', left_other: 'noch {{count}}' });
    expect(languageProblems('de', german, english)).toEqual([]);
  });

  it('lacks nothing, adds nothing, and leaves nothing empty', () => {
    expect(languageProblems('de', texts({ left_one: '', left_other: 'x', more: 'mehr' }), english)).toEqual([
      'de: common:hello is missing.',
      'de: common:more is not in English.',
      'de: common:left_one is empty.',
    ]);
  });

  it('has every plural form that Intl knows for it', () => {
    const french = texts({ hello: 'Bonjour {{name}}', left_other: 'x' });
    expect(languageProblems('fn', french, english)).toEqual([
      'fn: the plural form common:left_one is missing.',
    ]);
  });

  it('fills in the same names', () => {
    const french = texts({ hello: 'Bonjour {{nom}}', left_one: 'x', left_other: 'x' });
    expect(languageProblems('fn', french, english)).toEqual([
      'fn: common:hello has other placeholders than in English.',
    ]);
  });
});
