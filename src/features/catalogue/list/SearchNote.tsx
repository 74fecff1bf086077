import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { searchPath } from '#model/paths';
import { usePagesFound } from '#features/catalogue/search/usePageSearch';
import { useColon } from '#ui/text/useColon';
import styles from './SearchNote.module.scss';
import type { ItemList } from './state/useItemList';

/** Most pages named beside a list. */
const mostPages = 3;

/** Says how a query was interpreted where it was not taken literally, and which pages fit it. */
export function SearchNote({ list, isWholeShop }: { list: ItemList; isWholeShop: boolean }) {
  const { t } = useTranslation('lists');
  const colon = useColon();
  const { understood, applied } = list;
  const query = applied.query.trim();
  const found = usePagesFound(query);
  if (query === '' || list.isSearching || !understood) return null;
  const { step, nearMisses, leftOut } = understood;
  const pages = found?.pages.slice(0, mostPages) ?? [];
  const elsewhere = isWholeShop ? 0 : (list.inShop()?.keys.length ?? 0) - understood.keys.length;
  const isRelaxed = step === 'some';
  return (
    <div className={styles.note}>
      <p role="status" className="typed-words">
        {nearMisses.map(({ typed, takenFor }) => (
          <span key={typed}>{t('note.takenFor', { typed, takenFor })} </span>
        ))}
        {isRelaxed && leftOut.length > 0 && t('note.leftOut', { words: leftOut.join(', ') })}{' '}
        {/* Last, because the list is what its colon announces. */}
        {isRelaxed && t('note.closest', { query })}
      </p>
      {(pages.length > 0 || elsewhere > 0) && (
        <ul aria-label={t('note.else')}>
          {elsewhere > 0 && (
            <li>
              <Link className="under" to={searchPath(query)}>
                {t('note.shop', { count: elsewhere })}
              </Link>
            </li>
          )}
          {pages.map(({ key, path, title, kind }) => (
            <li key={key}>
              {t(`page.${kind}`)}
              {colon}
              <Link className="under" to={path}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
