import { marks } from '#prerender/protocol';
import type { RenderedPage } from './renderedPage';
import { insertion, withAttribute, type Edit, type Tag } from '#tools/build/tags';

/** Forms with an address of their own, buttons that send and the newsletter's field work without the app. */
const worksAlone = ({ name, attributes }: Tag): boolean =>
  (name === 'form' && attributes.has('action')) ||
  (name === 'button' && attributes.get('type') === 'submit') ||
  (name === 'input' && attributes.get('name') === 'EMAIL');

/** What makes `style` the mark of a style that is put in later. */
const heldBackStyle = marks.style.replace(/style$/, '');

const controls = new Set(['form', 'button', 'select', 'input']);
const ticked = new Set(['checkbox', 'radio']);

const isTyped = ({ name, attributes }: Tag): boolean =>
  name === 'input' && !ticked.has(attributes.get('type') ?? '');

function editsOf(tag: Tag): Edit[] {
  const { style } = tag.places;
  return [
    ...(controls.has(tag.name) && !worksAlone(tag)
      ? [withAttribute(tag, isTyped(tag) ? 'inert readonly' : 'inert')]
      : []),
    // The policy allows no inline styles; the few there are (a colour's swatch) are put in when the app starts.
    ...(style ? [insertion(style.startOffset, heldBackStyle)] : []),
  ];
}

/**
 * Makes a prerendered page safe before the app starts: nothing typed, pressed or chosen gets lost or ends up in an
 * address. The early script enables it again and records input.
 */
export const heldBackEdits = ({ tags }: RenderedPage): Edit[] =>
  tags.filter(({ isEnd }) => !isEnd).flatMap(editsOf);
