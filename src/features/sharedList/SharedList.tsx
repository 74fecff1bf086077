import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Item } from '#model/catalogue/item';
import { includesItem, type ItemKey } from '#model/saved/savedItem';
import { selectHasKind, selectItem } from '#model/shopState';
import { useShop } from '#storeHooks';
import { Spinner } from '#ui/Spinner';
import styles from './SharedList.module.scss';

interface SharedListProps {
  shared: readonly ItemKey[];
  /** False where the link does not bring all of the list. */
  isWhole: boolean;
  /** How far the catalogue is read. */
  phase: 'loading' | 'failed' | 'ready';
  /** One's own list, which nothing here takes anything from. */
  own: readonly ItemKey[];
  ownPath: string;
  /** Adds what is not in it yet. */
  onKeep: (items: Item[]) => void;
  children: (items: Item[]) => ReactNode;
}

/** A list that came by a link: it is shown as somebody else's until it is kept. */
export function SharedList(props: SharedListProps) {
  const { shared, isWhole, phase, own, ownPath, onKeep, children } = props;
  const { t } = useTranslation('basket');
  const [isKept, setKept] = useState(false);
  const ownLink = useRef<HTMLAnchorElement>(null);
  const items = useShop(
    (state) => shared.map((key) => selectItem(state, key)).filter((item) => item !== undefined),
    (a, b) => a.length === b.length && a.every((item, index) => item === b[index]),
  );
  const isRead = useShop(
    (state) => phase === 'ready' && shared.every(({ kind }) => selectHasKind(state, kind)),
  );
  const missing = isRead ? shared.length - items.length : 0;
  const fresh = items.filter((item) => !includesItem(own, item));
  // That the catalogue could not be read is said by the page.
  if (shared.length > 0 && items.length === 0 && phase !== 'ready')
    return phase === 'loading' && <Spinner label={t('shared.loading')} />;
  return (
    <>
      {shared.length > 0 && <p>{t(items.length > 0 ? 'shared.text' : 'shared.nothing')}</p>}
      {!isWhole && <p>{t('shared.damaged')}</p>}
      {missing > 0 && items.length > 0 && <p className="soft">{t('shared.missing', { count: missing })}</p>}
      <p className={`go ${styles.choice}`}>
        {fresh.length > 0 && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              onKeep(fresh);
              setKept(true);
              // The button goes, and must not take the focus with it.
              ownLink.current?.focus();
            }}
          >
            {t('shared.keep')}
          </button>
        )}
        <Link ref={ownLink} className="btn line" to={ownPath}>
          {t('shared.own')}
        </Link>
        <output>{isKept || (items.length > 0 && fresh.length === 0) ? t('shared.kept') : ''}</output>
      </p>
      {children(items)}
    </>
  );
}
