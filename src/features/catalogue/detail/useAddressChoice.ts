import { useSearchParams } from 'react-router-dom';
import type { Choice, Item } from '#model/catalogue/item';
import { startingChoice } from '#model/availability/variationChoice';

/** The chosen colour and size, kept in the address: ?color=Fern&size=M. What does not exist is ignored. */
export function useAddressChoice(item: Item): [Choice, (choice: Choice) => void] {
  const [params, setParams] = useSearchParams();
  const choice = startingChoice(item, { color: params.get('color'), size: params.get('size') });
  const choose = ({ selectedProductColor: color, selectedProductSize: size }: Choice): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('color');
        next.delete('size');
        if (color !== undefined) next.set('color', color);
        if (size !== undefined) next.set('size', size);
        return next;
      },
      { replace: true },
    );
  return [choice, choose];
}
