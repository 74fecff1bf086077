import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#brand';
import { previewOf } from '#content/articleList';
import { Breadcrumb, type Crumb } from '#ui/navigation/Breadcrumb';
import { PageHead } from '#ui/head/PageHead';
import { Picture } from '#ui/picture/Picture';
import styles from './ReadingPage.module.scss';

interface ReadingTopProps {
  way: readonly Crumb[];
  title: string;
  lead?: string;
  picture?: string;
  /** What stands under the title: who, when, how long. */
  facts?: ReactNode;
  children?: ReactNode;
}

/** The top of a reading page: breadcrumb, title, lead and header picture. */
export function ReadingTop({ way, title, lead, picture, facts, children }: ReadingTopProps) {
  const { t } = useTranslation('content');
  return (
    <header className={picture ? `${styles.readingTop} ${styles.pictured}` : `${styles.readingTop} wrap`}>
      <div className={styles.readingWords}>
        <Breadcrumb label={t('page.crumbs')} trail={way} />
        <h1 tabIndex={-1}>{title}</h1>
        {facts && <p className="facts">{facts}</p>}
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
      {picture && (
        <Picture className={styles.readingPicture} src={picture} alt="" width={640} height={360} isFirst />
      )}
    </header>
  );
}

interface StoryTopProps {
  story: { title: string; lead?: string; description: string; picture?: string };
  way: readonly Crumb[];
}

/** Head and top of a page that tells a story. */
export function StoryTop({ story: { title, lead, description, picture }, way }: StoryTopProps) {
  return (
    <>
      <PageHead
        title={title}
        template={brand.name}
        description={description}
        {...(picture?.startsWith('/pictures/topics/') && { picture: previewOf(picture) })}
      />
      <ReadingTop way={way} title={title} lead={lead} picture={picture} />
    </>
  );
}

/** A long text with something beside it that stays in view: a list of contents, a program. */
export function ReadingBody({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <div className={`wrap ${styles.reading}`}>
      {aside && <div className={styles.readingAside}>{aside}</div>}
      <div>{children}</div>
    </div>
  );
}
