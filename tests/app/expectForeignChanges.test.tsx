import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectForeignChanges } from '#app/expectForeignChanges';

beforeAll(expectForeignChanges);

interface NoteProps {
  units: number;
  isSold?: boolean;
  isNew?: boolean;
}

/** Texts beside elements and other texts, each of which React keeps hold of. */
const Note = ({ units, isSold = false, isNew = false }: NoteProps) => (
  <p role="note">
    {isNew && 'New. '}
    {isSold && <b>Sold out. </b>}
    In stock: {units}
    {isNew && '.'}
  </p>
);

const note = (): HTMLElement => screen.getByRole('note');

const textsIn = (element: Element): Text[] =>
  [...element.childNodes].filter((node): node is Text => node instanceof Text);

function font(text: Text): HTMLElement {
  const translated = document.createElement('font');
  translated.append(document.createElement('font'));
  translated.firstElementChild?.append(text.data);
  return translated;
}

/** What translators and extensions do with what is in an element. */
const foreign: Record<string, (element: HTMLElement) => void> = {
  'replaces each text': (element) => {
    for (const text of textsIn(element)) text.replaceWith(font(text));
  },
  'puts an element before each text, and then takes the text away': (element) => {
    for (const text of textsIn(element)) {
      text.before(font(text));
      text.remove();
    }
  },
  'replaces each text by another text': (element) => {
    for (const text of textsIn(element)) text.replaceWith(new Text(text.data));
  },
  'replaces each text by its parts, one of them marked': (element) => {
    for (const text of textsIn(element)) {
      const mark = document.createElement('mark');
      mark.append(text.data.slice(1, 3));
      text.replaceWith(text.data.slice(0, 1), mark, text.data.slice(3));
    }
  },
  'wraps all that is in an element': (element) => {
    for (const node of element.childNodes) {
      const wrapper = document.createElement('span');
      node.replaceWith(wrapper);
      wrapper.append(node);
    }
  },
  'wraps twice': (element) => {
    for (const node of element.childNodes) {
      const [outer, inner] = [document.createElement('span'), document.createElement('span')];
      element.insertBefore(outer, node);
      outer.append(inner);
      inner.append(node);
    }
  },
};

/** They come between two renders, not within one. */
const settled = () => Promise.resolve();

describe.each(Object.entries(foreign))('where something %s', (_name, change) => {
  test.each<[string, NoteProps, NoteProps, string]>([
    ['a text that changes is seen', { units: 3 }, { units: 4 }, 'In stock: 4'],
    ['a text goes', { units: 3, isNew: true }, { units: 3 }, 'In stock: 3'],
    ['a text comes', { units: 3 }, { units: 3, isNew: true }, 'New. In stock: 3.'],
    ['an element comes before a text', { units: 3 }, { units: 3, isSold: true }, 'Sold out. In stock: 3'],
    ['all of it changes', { units: 3, isSold: true }, { units: 0, isNew: true }, 'New. In stock: 0.'],
  ])('%s', async (_what, before, after, text) => {
    const { rerender, unmount } = render(<Note {...before} />);
    await settled();
    change(note());
    await settled();
    rerender(<Note {...after} />);
    await settled();
    expect(note()).toHaveTextContent(text);
    change(note());
    await settled();
    rerender(<Note {...before} />);
    await settled();
    expect(note()).toHaveTextContent(
      `${before.isNew ? 'New. ' : ''}${before.isSold ? 'Sold out. ' : ''}In stock: 3`,
    );
    unmount();
  });
});

test('what was taken away without a trace is no error for whoever takes it out', () => {
  const { rerender } = render(<Note units={3} isNew isSold />);
  note().replaceChildren();
  rerender(<Note units={2} />);
  expect(note()).toBeInTheDocument();
});

test('what is no child of an element is still an error for whoever takes it out', () => {
  const [one, other] = [document.createElement('div'), document.createElement('div')];
  const text = other.appendChild(new Text('text'));
  expect(() => one.removeChild(text)).toThrow(DOMException);
  expect(() => one.insertBefore(new Text('another'), text)).toThrow(DOMException);
  expect(other).toHaveTextContent('text');
});
