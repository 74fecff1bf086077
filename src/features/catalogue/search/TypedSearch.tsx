import { SearchField } from '#ui/typing/SearchField';
import { useTypedText } from '#ui/typing/useTypedText';

interface TypedSearchProps {
  label: string;
  /** The query as the address has it. */
  query: string;
  onSearch: (query: string) => void;
}

/** A field that searches the list below it while one types. */
export function TypedSearch({ label, query, onSearch }: TypedSearchProps) {
  const { text, setText, settle } = useTypedText(query, onSearch);
  return (
    <search>
      <form
        className="find"
        onSubmit={(event) => {
          event.preventDefault();
          settle();
        }}
      >
        <SearchField label={label} value={text} onChange={setText} />
      </form>
    </search>
  );
}
