import { useTranslation } from 'react-i18next';
import { RowHead } from '#app/App';
import { PageFrame } from '#app/layout/PageFrame';
import type { RouteRow } from '#app/routes/defineRoutes';

/** The prerendered HTML of a personal page: frame and title, without anybody's data. */
export function PersonalOutline({ row }: { row: RouteRow }) {
  const { t } = useTranslation(['common', 'head']);
  return (
    <PageFrame {...row}>
      <RowHead row={row} />
      <div className="wrap page-top">
        <h1 tabIndex={-1}>{row.head && t(`head:${row.head}.title`)}</h1>
        <noscript>
          <p className="lead">{t('head:written.needsScript')}</p>
        </noscript>
      </div>
    </PageFrame>
  );
}
