import { Fragment } from 'react';
import type { Choice } from '#model/catalogue/item';
import { useCatalogueWords, useMarkedWords } from './CatalogueText';

/** Colour and size in the shopper's words, for labels; empty for an item without them. */
export function useChoiceText(): (choice: Choice) => string {
  const translated = useCatalogueWords();
  return ({ selectedProductColor: color, selectedProductSize: size }) =>
    [color && translated(color, 'color'), size && translated(size, 'size')].filter(Boolean).join(', ');
}

/** Colour and size in the shopper's words, each marked as English where nobody has translated it. */
export function ChoiceText({ choice }: { choice: Choice }) {
  const mark = useMarkedWords();
  const { selectedProductColor: color, selectedProductSize: size } = choice;
  const words = [...(color ? [mark(color, 'color')] : []), ...(size ? [mark(size, 'size')] : [])];
  const languages = new Set(words.map(({ lang }) => lang));
  if (languages.size === 1)
    return (
      <span lang={[...languages][0]} dir="auto">
        {words.map(({ text }) => text).join(', ')}
      </span>
    );
  return words.map(({ text, lang }, index) => (
    <Fragment key={text}>
      {index > 0 && ', '}
      <span lang={lang} dir="auto">
        {text}
      </span>
    </Fragment>
  ));
}
