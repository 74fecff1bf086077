import { useTranslation } from 'react-i18next';
import type { Source } from '#content/types';
import styles from './SourceList.module.scss';

/** Where the facts of a text come from. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation('content');
  return (
    <section className={`wrap section ${styles.sources}`} id="sources" aria-labelledby="sources-title">
      <h2 id="sources-title">{t('topic.sources')}</h2>
      <ul>
        {sources.map(({ name, lang, subject, url }) => (
          <li key={url}>
            <a className="link" href={url}>
              <span lang={lang}>{name}</span>
            </a>
            {t('topic.sourceSubject', { subject })}
          </li>
        ))}
      </ul>
      <p className="soft">{t('topic.sourcesNote')}</p>
    </section>
  );
}
