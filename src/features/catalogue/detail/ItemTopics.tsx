import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { topicsOf } from '#content/topicLinks';
import { useColon } from '#ui/text/useColon';
import type { Item } from '#model/catalogue/item';

/** Links to the topics that the item fits. */
export function ItemTopics({ item }: { item: Item }) {
  const { t } = useTranslation(['item', 'common']);
  const colon = useColon();
  const topics = topicsOf(item);
  if (topics.length === 0) return null;
  return (
    <p className="soft">
      {t('topic.label')}
      {colon}
      {topics.map(({ slug, path }, index) => (
        <span key={slug}>
          {index > 0 && ', '}
          <Link className="under" to={path}>
            {t(`common:topics.${slug}`)}
          </Link>
        </span>
      ))}
    </p>
  );
}
