import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { brand } from '#brand';
import { PageHead } from '#ui/head/PageHead';
import { SearchField } from '#ui/typing/SearchField';
import { paths, searchPath } from '#model/paths';

interface NotFoundPageProps {
  /** What was not found; a missing program or product has texts of its own. */
  missing?: 'page' | 'item';
}

/** The page for unknown addresses, with three links: search, home, shop. It carries `noindex`. */
export function NotFoundPage({ missing = 'page' }: NotFoundPageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  return (
    <section className="wrap page-top">
      <PageHead title={t('notFound.title')} template={brand.name} isHidden />
      <h1 tabIndex={-1}>{t(`notFound.${missing}`)}</h1>
      <p className="lead">{t('notFound.text')}</p>
      <search>
        <form
          className="find section-small"
          onSubmit={(event) => {
            event.preventDefault();
            void navigate(searchPath(query));
          }}
        >
          <SearchField label={t('notFound.search')} value={query} onChange={setQuery} />
          <button type="submit" className="btn">
            {t('notFound.go')}
          </button>
        </form>
      </search>
      <p className="go">
        <Link className="under" to={paths.home}>
          {t('notFound.home')}
        </Link>{' '}
        <Link className="under" to={paths.shop}>
          {t('notFound.shop')}
        </Link>
      </p>
    </section>
  );
}
