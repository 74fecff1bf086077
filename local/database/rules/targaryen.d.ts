/** The two parts of targaryen in use: its check of a whole rules file, and its parser of single expressions. */
declare module 'targaryen' {
  const targaryen: { ruleset(rules: unknown): object };
  export default targaryen;
}

declare module 'targaryen/lib/parser/index.js' {
  export interface Rule {
    evaluate(variables: Readonly<Record<string, unknown>>): unknown;
  }
  const parser: { parse(expression: string, wildcards: readonly string[], isWrite: boolean): Rule };
  export default parser;
}

declare module 'targaryen/lib/parser/string-methods.js' {
  const methods: { endsWith(text: string, end: unknown): boolean };
  export default methods;
}
