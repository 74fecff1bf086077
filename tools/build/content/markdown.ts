import { Lexer, lexer, type Token, type Tokens } from 'marked';
import type { Block, Inline } from '#content/types';
import { folded } from '#model/folded';
import { ContentError } from './frontMatter.ts';

/** Turns Markdown into blocks. Markup a block cannot hold stops the build rather than getting lost. */
export function blocksOf(markdown: string, file: string): Block[] {
  const seen = new Map<string, number>();

  const refuse = (token: Token): never => {
    throw new ContentError(`${file}: “${token.type}” is not supported: ${token.raw.trim().slice(0, 60)}`);
  };

  function inlinesOf(tokens: readonly Token[]): Inline[] {
    return tokens.map((token): Inline => {
      if (token.type === 'text' || token.type === 'escape') return plain((token as Tokens.Text).text);
      if (token.type === 'codespan')
        return { mark: 'code', children: [plain((token as Tokens.Codespan).text)] };
      if (token.type === 'strong' || token.type === 'em') {
        return { mark: token.type, children: inlinesOf((token as Tokens.Strong).tokens) };
      }
      if (token.type === 'link') {
        const { href, tokens: children } = token as Tokens.Link;
        if (/^(https:\/\/|mailto:|\/(?!\/)|#)/.test(href))
          return { mark: 'link', href, children: inlinesOf(children) };
      }
      return refuse(token);
    });
  }

  function idFor(heading: string): string {
    const id = folded(heading)
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-+|-+$/g, '');
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  }

  function listItem({ tokens }: Tokens.ListItem): Inline[] {
    return tokens.flatMap((token) =>
      token.type === 'text' || token.type === 'paragraph'
        ? inlinesOf((token as Tokens.Paragraph).tokens)
        : refuse(token),
    );
  }

  function quoteOf({ text }: Tokens.Blockquote): Block {
    const [, tone, title, rest] = /^\[!(help|note)\] (.+)\n?([\s\S]*)$/.exec(text) ?? [];
    if (title === undefined || rest === undefined) return { type: 'quote', blocks: blocksIn(text) };
    return {
      type: 'note',
      tone: tone === 'help' ? 'help' : 'note',
      id: idFor(title),
      title: plain(title),
      blocks: blocksIn(rest),
    };
  }

  function blockOf(token: Token): Block[] {
    if (token.type === 'space') return [];
    if (token.type === 'heading' && (token as Tokens.Heading).depth === 2) {
      const { text } = token as Tokens.Heading;
      const { title, anchor } = headingOf(text);
      return [{ type: 'heading', id: anchor ?? idFor(title), text: inlinesOf(Lexer.lexInline(title)) }];
    }
    if (token.type === 'paragraph') {
      return [{ type: 'paragraph', text: inlinesOf((token as Tokens.Paragraph).tokens) }];
    }
    if (token.type === 'list') {
      const { ordered, items } = token as Tokens.List;
      return [{ type: 'list', isOrdered: ordered, items: items.map(listItem) }];
    }
    if (token.type === 'blockquote') return [quoteOf(token as Tokens.Blockquote)];
    if (token.type === 'table') {
      const { header, rows } = token as Tokens.Table;
      const cells = (row: Tokens.TableCell[]) => row.map((cell) => inlinesOf(cell.tokens));
      return [{ type: 'table', head: cells(header), rows: rows.map(cells) }];
    }
    return refuse(token);
  }

  const blocksIn = (text: string): Block[] => lexer(text).flatMap(blockOf);
  return blocksIn(markdown);
}

/** `Withdrawal {#withdrawal}` has a name that is the same in every language, so that links can lead to it. */
function headingOf(text: string): { title: string; anchor?: string } {
  const [, title = text, anchor] = /^(.*?)\s*\{#([a-z-]+)\}$/.exec(text) ?? [];
  return { title, ...(anchor !== undefined && { anchor }) };
}

/** Marked escapes what HTML would read; React escapes on its own. */
function plain(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
