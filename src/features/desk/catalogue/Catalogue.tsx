import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { itemKinds } from '#model/catalogue/item';
import { pageOf } from '#model/search/paging';
import { folded } from '#model/folded';
import { deskItemPath, paths } from '#model/paths';
import { textOfRow } from '#model/desk/shelf';
import { shelfPage, useFirstRows, useShelf } from '#features/desk/live/deskData';
import { useInSlices } from '#features/desk/live/useInSlices';
import { DeskPager } from '#features/desk/parts/DeskPager';
import { SearchInput } from '#features/desk/parts/SearchInput';
import { askedPage } from '#features/desk/parts/useListAddress';
import toolbar from '#features/desk/parts/toolbar.module.scss';
import { Spinner } from '#ui/Spinner';
import { CatalogueSheet } from './CatalogueSheet';
import { ShelfItem } from './ShelfItem';
import { WrittenNote } from './WrittenNote';
import styles from './Catalogue.module.scss';

// What typing in the search does not change.
const Note = memo(WrittenNote);
const Sheet = memo(CatalogueSheet);

/** Everything that is sold, with price, discount and stock to change in place. */
export function Catalogue() {
  const { t } = useTranslation('owner');
  const [search] = useSearchParams();
  const query = useDeferredValue(search.get('q') ?? '');
  const first = useFirstRows().value;
  const { value: rows } = useShelf();
  // So that the first letter of a search finds them ready.
  useInSlices(rows, textOfRow);
  const found = useMemo(() => {
    const wanted = folded(query.trim());
    return wanted === '' ? rows : rows?.filter((row) => textOfRow(row).includes(wanted));
  }, [rows, query]);
  const isFirstPage = query.trim() === '' && askedPage(search) === 1;
  // As long as the rest is read only a full first page is known to be the one that will stand there.
  const known = found ?? (isFirstPage && first && first.length >= shelfPage ? first : undefined);
  if (!known) return <Spinner label={t('state.loading')} />;
  const { shown, page, pages } = pageOf(known, askedPage(search), shelfPage);
  return (
    <>
      <search className={toolbar.toolbar}>
        <div className={toolbar.wide}>
          <SearchInput label={t('catalogue.search')} />
        </div>
      </search>
      <output>{found ? t('catalogue.count', { count: found.length }) : t('state.loading')}</output>
      {found ? <Note /> : <p className="soft">{t('catalogue.written')}</p>}
      <p className={styles.buttons}>
        {itemKinds.map((kind) => (
          <Link key={kind} className="under" to={deskItemPath(kind)}>
            {t(`item.new.${kind}`)}
          </Link>
        ))}
      </p>
      <ul className={styles.shelf}>
        {shown.map((row) => (
          <ShelfItem key={row.path} row={row} />
        ))}
      </ul>
      {found && (
        <>
          <DeskPager page={page} pages={pages} path={paths.ownerCatalogue} search={search} />
          <Sheet />
        </>
      )}
    </>
  );
}
