import { useId } from 'react';
import { useTypedText } from '#ui/typing/useTypedText';
import { useListAddress } from './useListAddress';

interface SearchInputProps {
  /** Its name in the address. */
  name?: string;
  label: string;
  inputMode?: 'email';
}

/** What a list is searched by. Letters are there at once; the address and the list follow when typing pauses. */
export function SearchInput({ name = 'q', label, inputMode }: SearchInputProps) {
  const id = useId();
  const { search, type } = useListAddress();
  const { text, setText } = useTypedText(search.get(name) ?? '', (wanted) => type(name, wanted));
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        dir="auto"
        inputMode={inputMode}
        autoCapitalize="none"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </>
  );
}
