import { useTranslation } from 'react-i18next';
import { RowHead } from '../App';
import { PageFrame } from '../layout/PageFrame';
import type { RouteRow } from '../routes/defineRoutes';

/** What the HTML of a personal page holds before the app takes over: frame and title, nothing of anybody. */
export function PersonalOutline({ row }: { row: RouteRow }) {
  const { t } = useTranslation();
  return (
    <PageFrame {...row}>
      <RowHead row={row} />
      <div className="wrap page-top">
        <h1 tabIndex={-1}>{row.head && t(`head.${row.head}.title`)}</h1>
        <noscript>
          <p className="lead">{t('state.needsScript')}</p>
        </noscript>
      </div>
    </PageFrame>
  );
}
