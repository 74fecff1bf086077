import { posix } from 'node:path';
import { compile } from 'sass';
import { targetOf } from '#tools/build/imports';
import { readSources, typeScript, type Source } from '#tools/build/sources';
import { outcomeOf, type Check } from './check';

/** A component's style sheet as Sass writes it. */
export interface StyleModule {
  path: string;
  css: string;
}

/** The classes of a style sheet that are its own; what stands in `:global()` belongs to all. */
export function ownClasses(css: string): Set<string> {
  const selectors = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/:global\([^)]*\)/g, '')
    // Declarations, the innermost braces, hold no classes.
    .replaceAll(/\{[^{}]*\}/g, '{}');
  return new Set([...selectors.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
}

const imports = /import (\w+) from '([.#][^']*\.module\.scss)'/g;

/** Classes that the code asks for and no style sheet has, and those that no code asks for. */
export function classProblems(modules: readonly StyleModule[], sources: readonly Source[]): string[] {
  const unused = new Map(modules.map(({ path, css }) => [path, ownClasses(css)]));
  const known = new Map([...unused].map(([path, names]) => [path, new Set(names)]));
  const problems = sources.flatMap(({ path, text }) =>
    [...text.matchAll(imports)].flatMap(([, variable = '', specifier = '']) => {
      const target = targetOf(path, specifier);
      // A class chosen by a value: any of them may be meant.
      if (text.includes(`${variable}[`)) unused.delete(target);
      return [
        ...text.replaceAll(imports, '').matchAll(new RegExp(String.raw`\b${variable}\.(\w+)`, 'g')),
      ].flatMap(([, name = '']) => {
        unused.get(target)?.delete(name);
        return known.get(target)?.has(name) === false ? [`${path}: ${target} has no class ${name}.`] : [];
      });
    }),
  );
  const dead = [...unused].flatMap(([path, names]) =>
    [...names].map((name) => `${path}: nothing has the class ${name}.`),
  );
  return [...problems, ...dead];
}

/**
 * Widths of screens have names (src/styles/_breakpoints.scss), those of texts do not change with the font, and a component's
 * classes are its own.
 */
export function sheetProblems({ path, text }: Source): string[] {
  const isShared = path.startsWith('src/styles/') || posix.basename(path).startsWith('_');
  const namesWidths = path === 'src/styles/_breakpoints.scss';
  return [
    ...(isShared || path.endsWith('.module.scss')
      ? []
      : [`${path}: a component's styles are a .module.scss.`]),
    ...(!namesWidths && /@media[^{]*(min|max)-width/.test(text)
      ? [`${path}: take the width from src/styles/_breakpoints.scss.`]
      : []),
    ...(/\d(ch|ex)\b/.test(text)
      ? [`${path}: count in em; a ch or ex is another one when the web font comes, and the text moves.`]
      : []),
  ];
}

export const stylesCheck: Check = {
  name: 'styles',
  remedy: 'Mend the class or its style sheet; docs/decisions/styles.md says which styles are shared.',
  async run() {
    const [sheets, code] = await Promise.all([readSources('src', /\.scss$/), readSources('src', typeScript)]);
    const modules = sheets
      .filter(({ path }) => path.endsWith('.module.scss'))
      .map(({ path }) => ({ path, css: compile(path).css }));
    return outcomeOf(
      [...sheets.flatMap(sheetProblems), ...classProblems(modules, code)],
      `${modules.length} style sheets of components, every class of theirs known and used`,
    );
  },
};
