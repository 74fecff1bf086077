import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { BrowseLink } from './useBrowseGroups';

type BrowseLinksProps = { links: readonly BrowseLink[] } & Pick<ComponentProps<'ul'>, 'aria-labelledby'>;

/** The links of one group, on wide screens and in the menu of small ones. */
export function BrowseLinks({ links, ...labelling }: BrowseLinksProps) {
  return (
    <ul {...labelling}>
      {links.map(({ to, text, lang }) => (
        <li key={to}>
          <Link to={to} lang={lang}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
