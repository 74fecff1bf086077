import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Block, Inline } from '#content/types';
import { Icon } from '#ui/picture/Icon';
import { classNames } from '#ui/classNames';
import styles from './Prose.module.scss';
import { useAnchor } from '#ui/navigation/useAnchor';

/**
 * An element around parts of a text. A compiled text never changes, so its parts are passed as separate children
 * and need no keys.
 */
const around = (
  tag: string,
  parts: readonly ReactNode[],
  props: { id?: string; scope?: string; 'data-label'?: string | undefined } = {},
): ReactNode => createElement(tag, props, ...parts);

function linkTo(href: string, children: readonly Inline[]): ReactNode {
  const text = around('span', children.map(inline));
  return href.startsWith('/') ? (
    <Link className="link" to={href}>
      {text}
    </Link>
  ) : (
    <a className="link" href={href}>
      {text}
    </a>
  );
}

function inline(part: Inline): ReactNode {
  if (typeof part === 'string') return part;
  return part.mark === 'link'
    ? linkTo(part.href, part.children)
    : around(part.mark, part.children.map(inline));
}

const plain = (parts: readonly Inline[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : plain(part.children))).join('');

/** A table. On narrow screens a row with more than two columns shows each cell with its column's heading. */
function table({ head, rows }: Extract<Block, { type: 'table' }>): ReactNode {
  const titles = head.map((cell) => around('th', cell.map(inline), { scope: 'col' }));
  const lines = rows.map((row) =>
    around(
      'tr',
      row.map((cell, at) =>
        around('td', cell.map(inline), {
          'data-label': row.length > 2 && at > 0 ? plain(head[at] ?? []) : undefined,
        }),
      ),
    ),
  );
  return (
    <div className={styles.table}>
      <table>
        <thead>{around('tr', titles)}</thead>
        {around('tbody', lines)}
      </table>
    </div>
  );
}

function note({ tone, id, title, blocks }: Extract<Block, { type: 'note' }>): ReactNode {
  return (
    <section className={classNames(styles.note, styles[tone])} aria-labelledby={id}>
      <h2 id={id}>
        <Icon name={tone === 'help' ? 'phone' : 'info'} />
        {title}
      </h2>
      {around('div', blocks.map(renderBlock))}
    </section>
  );
}

function renderBlock(block: Block): ReactNode {
  switch (block.type) {
    case 'heading':
      return around('h2', block.text.map(inline), { id: block.id });
    case 'paragraph':
      return around('p', block.text.map(inline));
    case 'list':
      return around(
        block.isOrdered ? 'ol' : 'ul',
        block.items.map((item) => around('li', item.map(inline))),
      );
    case 'quote':
      return around('blockquote', block.blocks.map(renderBlock));
    case 'note':
      return note(block);
    default:
      return table(block);
  }
}

/** A compiled text. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  useAnchor();
  return createElement('div', { className: styles.prose }, ...blocks.map(renderBlock));
}
