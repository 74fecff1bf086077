import { useTranslation } from 'react-i18next';
import type { Block } from '#content/types';
import styles from './ContentsList.module.scss';

interface Entry {
  id: string;
  title: string;
}

function entriesOf(blocks: readonly Block[]): Entry[] {
  return blocks.flatMap((block) => {
    if (block.type === 'note') return [{ id: block.id, title: block.title }];
    if (block.type !== 'heading') return [];
    return [
      { id: block.id, title: block.text.map((part) => (typeof part === 'string' ? part : '')).join('') },
    ];
  });
}

interface ContentsListProps {
  blocks: readonly Block[];
  /** Sections of the page that are not part of the text. */
  more?: readonly Entry[];
  /** Kept on small screens, where a short text does without. */
  isLong?: boolean;
}

/** The headings of a text as links; folded together on small screens. */
export function ContentsList({ blocks, more, isLong = false }: ContentsListProps) {
  const { t } = useTranslation('content');
  return (
    <nav
      className={isLong ? `${styles.contents} ${styles.long}` : styles.contents}
      aria-label={t('article.contents')}
    >
      <p className={styles.contentsTitle}>{t('article.contents')}</p>
      <ol>
        {[...entriesOf(blocks), ...(more ?? [])].map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
