import { useTranslation } from 'react-i18next';
import { Pager } from '#ui/navigation/Pager';

interface DeskPagerProps {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
}

/** The pages of a list of the desk. */
export function DeskPager(props: DeskPagerProps) {
  const { t } = useTranslation('owner');
  return (
    <Pager
      {...props}
      labels={{
        pages: t('pages.label'),
        previous: t('pages.previous'),
        next: t('pages.next'),
        page: (number) => t('pages.page', { number }),
      }}
    />
  );
}
