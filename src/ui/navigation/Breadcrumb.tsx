import { Link } from 'react-router-dom';

export interface Crumb {
  text: string;
  /** Where it leads; the page one is on leads nowhere. */
  to?: string;
  /** Of words that are not in the interface language. */
  lang?: string;
}

export function Breadcrumb({ label, trail }: { label: string; trail: readonly Crumb[] }) {
  return (
    <nav className="crumbs" aria-label={label}>
      <ol>
        {trail.map(({ text, to, lang }) => (
          <li key={text} lang={lang}>
            {to ? (
              <Link to={to} dir="auto">
                {text}
              </Link>
            ) : (
              <span aria-current="page" dir="auto">
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
