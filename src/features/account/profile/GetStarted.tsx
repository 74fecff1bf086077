import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { safeNextPath } from '../../../model/account/nextPath';

/** The way to the sign-in page, and back to where one is now. */
export function GetStarted({ className }: { className: string }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const here = safeNextPath(pathname + search);
  const to = here === '/' ? '/login' : `/login?next=${encodeURIComponent(here)}`;
  return (
    <Link className={className} to={to}>
      {t('header.getStarted')}
    </Link>
  );
}
