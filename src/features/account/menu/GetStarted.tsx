import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { safeNextPath, wantsAccount } from '#model/account/nextPath';
import { paths, withNext } from '#model/paths';
import { useLinkHash } from '#ui/navigation/useLinkHash';

/** Link to the sign-in page, with its sign-up tab open, and back to the current page afterwards. */
export function GetStarted({ className }: { className: string }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const here = safeNextPath(pathname + search + useLinkHash());
  return (
    <Link className={className} to={withNext(paths.signIn, here)} state={wantsAccount}>
      {t('header.getStarted')}
    </Link>
  );
}
