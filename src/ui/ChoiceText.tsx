import { use } from 'react';
import { type Choice } from '../model/catalogue/item';
import { CatalogueWordsContext, useCatalogueWords } from './CatalogueText';

/** Colour and size in the shopper's words, for labels; empty for an item without them. */
export function useChoiceText(): (choice: Choice) => string {
  const say = useCatalogueWords();
  return ({ selectedProductColor: color, selectedProductSize: size }) =>
    [color && say(color, 'color'), size && say(size, 'size')].filter(Boolean).join(', ');
}

/** Colour and size in the shopper's words, marked as English where nobody has translated them. */
export function ChoiceText({ choice }: { choice: Choice }) {
  const translate = use(CatalogueWordsContext);
  const text = useChoiceText()(choice);
  if (text === '') return null;
  const isTranslated = translate(choice.selectedProductColor ?? '', 'color') !== undefined;
  return <span lang={isTranslated ? undefined : 'en'}>{text}</span>;
}
