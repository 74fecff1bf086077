import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { selectCompare, selectWishlist } from '#model/shopState';
import { paths } from '#model/paths';
import { useShop } from '#storeHooks';
import { Icon } from '#ui/picture/Icon';

const lists = {
  wishlist: { path: paths.wishlist, icon: 'heart', select: selectWishlist },
  compare: { path: paths.compare, icon: 'compare', select: selectCompare },
} as const;

interface KeptLinkProps {
  list: keyof typeof lists;
  /** Icon only; otherwise the list's name is shown as text. */
  className?: string;
}

/** Link to the wishlist or the comparison, with the number of items in it. */
export function KeptLink({ list, className }: KeptLinkProps) {
  const { t } = useTranslation();
  const { path, icon, select } = lists[list];
  const count = useShop(select).length;
  return (
    <Link
      className={className}
      to={path}
      aria-label={count > 0 ? t(`header.${list}Count`, { count }) : t(`header.${list}`)}
    >
      {className ? <Icon name={icon} /> : t(`header.${list}`)}
      {count > 0 && (
        <span className="count" aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}
