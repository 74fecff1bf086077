import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SearchBox } from './SearchBox';
import { SearchInput } from './SearchInput';
import { searchPath } from '#model/paths';
import { reportError } from '#reportError';

const load = () => import('./SearchBox').then((module) => module.SearchBox);

/**
 * The shop's search before it is used, in the header and on the home page: a plain field that works. Focusing it loads the one with suggestions, which
 * takes over text and focus.
 */
export function HeaderSearch({ className }: { className?: string }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  // Id of the listbox; a combobox names it even while it is closed.
  const id = useId();
  const [text, setText] = useState('');
  const [full, setFull] = useState<{ Box: typeof SearchBox; hasFocus: boolean }>();

  const enter = async (): Promise<void> => {
    try {
      const Box = await load();
      setFull({ Box, hasFocus: field.current !== null && field.current === document.activeElement });
    } catch (error) {
      reportError(error, 'Suggestions could not be loaded; the search works without.');
    }
  };

  if (full) return <full.Box className={className} initialText={text} takesFocus={full.hasFocus} />;
  return (
    <search className={className}>
      <form
        className="find"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') void navigate(searchPath(text));
          setText('');
        }}
      >
        <SearchInput
          ref={field}
          isExpanded={false}
          listId={id}
          value={text}
          onFocus={() => void enter()}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </search>
  );
}
