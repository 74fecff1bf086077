import { parseSync, Visitor } from 'vite';
import type { Source } from '#tools/build/sources';

/** A string of the code that may be a text's key; `*` stands for a part that is only known when the shop runs. */
export interface KeyUse {
  path: string;
  /** `namespace:a.b.*`, or without the namespace. */
  pattern: string;
}

/** A key begins with a name, or with a namespace: a template of nothing but variables does not stand for every text. */
const looksLikeKey = /^(?:[\w-]+:(?=.*\w)\*?|[\w-])[\w*-]*(?:\.[\w*-]+)*$/;

/** Finds every string and template that may be a key. Which ones t() takes is the types' to say (src/i18next.d.ts). */
export function keyUses({ path, text }: Source): KeyUse[] {
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const uses: KeyUse[] = [];
  const note = (pattern: string) => {
    if (looksLikeKey.test(pattern)) uses.push({ path, pattern });
  };
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') note(node.value);
    },
    TemplateLiteral(node) {
      note(node.quasis.map(({ value }) => value.cooked ?? '').join('*'));
    },
  }).visit(program);
  return uses;
}
