import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { safeNextPath } from '../../../model/account/nextPath';
import { paths, withNext } from '../../../model/paths';

/** The way to the sign-in page, and back to where one is now. */
export function GetStarted({ className }: { className: string }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const here = safeNextPath(pathname + search);
  return (
    <Link className={className} to={withNext(paths.signIn, here)}>
      {t('header.getStarted')}
    </Link>
  );
}
