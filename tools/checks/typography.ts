import { typeset } from '#tools/build/content/typography';
import { outcomeOf, type Check } from './check';
import { readSources, type Source } from '#tools/build/sources';

const anyJson = /\.json$/;

/** The JSON files in French: they hold their spaces as they are shown, while Markdown gets them when it is compiled. */
export async function frenchFiles(): Promise<Source[]> {
  const [interfaceTexts, catalogueTexts] = await Promise.all([
    readSources('public/locales/fn', anyJson),
    readSources('local/seed/texts', /^fn\.json$/),
  ]);
  return [...interfaceTexts, ...catalogueTexts];
}

/** A JSON file's French as it is set; beside it may stand the English word it says. */
export const setFile = (json: string): string =>
  json.replaceAll(/("[\w.-]+":\s*)?"(?:[^"\\]|\\.)*"/g, (written, key: string | undefined) =>
    key?.startsWith('"en"') ? written : typeset(written, 'fn'),
  );

const spaceMissing = /[\p{L}\p{N})}’][;!?»](?=[\s"]|$)|\p{L}:(?=[\s"]|$)|«(?!\u00a0)|\d%/u;

/** Lines of French whose spaces are not the ones that French sets. */
export function typographyProblems({ path, text }: Source): string[] {
  return text.split('\n').flatMap((line, index) => {
    const place = `${path}:${index + 1}`;
    if (setFile(line) !== line) return [`${place} has a space that may break: ${line.trim()}`];
    const [found] = spaceMissing.exec(line.replace(/^\s*"[\w.-]+":/, '')) ?? [];
    return found ? [`${place} lacks a space at “${found}”: ${line.trim()}`] : [];
  });
}

/** A colon of the code behind a text, or behind what shows one: it would be the same in every language. */
const colonBehindText = /\bt\((?:[^()]|\([^()]*\))*\)\}:(?![:\w])|<\/\w+>:|\/>:/;

export const colonProblems = ({ path, text }: Source): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      colonBehindText.test(line) ? [`${path}:${index + 1} sets no French colon: ${line.trim()}`] : [],
    );

/** A prerendered page without its front matter, set as the build sets it. */
function bodyOf({ path, text }: Source): Source {
  const [front = ''] = /^---\n[\s\S]*?\n---\n/.exec(text) ?? [];
  return { path, text: '\n'.repeat(front.split('\n').length - 1) + typeset(text.slice(front.length), 'fn') };
}

export const typographyCheck: Check = {
  name: 'French typography',
  remedy: 'Run `npm run format`; write the spaces that are missing, and colons by `useColon`.',
  async run() {
    const files = await frenchFiles();
    const pages = await readSources('src/content', /^fn\.md$/);
    const components = await readSources('src', /\.tsx$/);
    return outcomeOf(
      [...[...files, ...pages.map(bodyOf)].flatMap(typographyProblems), ...components.flatMap(colonProblems)],
      `${files.length} files, ${pages.length} pages and ${components.length} components`,
    );
  },
};
