import { parseSync, Visitor, type ESTree } from 'vite';
import type { Source } from '../build/sources';

/** A key as the code names it; `*` stands for a part that is only known when the shop runs. */
export interface KeyUse {
  path: string;
  /** `namespace:a.b.*`, or without the namespace where the file leaves it open. */
  pattern: string;
  /** True when it is handed to t() itself, false for a string that a table may hand on. */
  asked: boolean;
}

/** A key begins with a name, so that a template of nothing but variables does not stand for every text. */
const looksLikeKey = /^(?:[\w-]+:)?[\w-]+[\w*-]*(?:\.[\w*-]+)*$/;

/** The expressions one of which an argument comes down to: `a ? 'x' : 'y'` is either 'x' or 'y'. */
function outcomesOf(expression: ESTree.Argument): ESTree.Argument[] {
  switch (expression.type) {
    case 'ConditionalExpression':
      return [...outcomesOf(expression.consequent), ...outcomesOf(expression.alternate)];
    case 'LogicalExpression':
      return [...outcomesOf(expression.left), ...outcomesOf(expression.right)];
    default:
      return [expression];
  }
}

function isTranslation({ callee }: ESTree.CallExpression): boolean {
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return name.type === 'Identifier' && name.name === 't';
}

/** Finds every string and template that may be a key of a text, and marks those that t() is called with. */
export function keyUses({ path, text }: Source): KeyUse[] {
  const { program } = parseSync(path, text);
  const uses: KeyUse[] = [];
  const asked = new Set<number>();
  const note = (pattern: string, start: number) => {
    if (looksLikeKey.test(pattern)) uses.push({ path, pattern, asked: asked.has(start) });
  };
  new Visitor({
    CallExpression(node) {
      const [key] = node.arguments;
      if (!key || !isTranslation(node)) return;
      for (const { start } of outcomesOf(key)) asked.add(start);
    },
    Literal(node) {
      if (typeof node.value === 'string') note(node.value, node.start);
    },
    TemplateLiteral(node) {
      note(node.quasis.map(({ value }) => value.cooked ?? '').join('*'), node.start);
    },
  }).visit(program);
  return uses;
}

/** The namespaces a file asks for with useTranslation('…'), else the common one. */
export function namespacesOf({ text }: Source): string[] {
  const asked = [...text.matchAll(/useTranslation\(\s*\[?([^)\]]*)\]?\s*\)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/['"]([\w-]+)['"]/g)].map(([, name = '']) => name),
  );
  return asked.length > 0 ? [...new Set(asked)] : ['common'];
}
