import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#brand';
import { itemPreview } from '#model/photos';
import type { Program } from '#model/catalogue/item';
import { familyQuery, isOfFamily, type ProgramFamily } from '#model/catalogue/programFamily';
import { hasDay } from '#content/library';
import { DayOne } from './DayOne';
import { Icon } from '#ui/picture/Icon';
import { PageHead } from '#ui/head/PageHead';
import { HydratedLater } from '#ui/HydratedLater';
import { Picture } from '#ui/picture/Picture';
import { DimensionIcon } from '#ui/picture/DimensionIcon';
import { dimensionPreview } from '#ui/picture/dimensionPictures';
import { BuyBar } from '#features/catalogue/detail/buy/BuyBar';
import { BuyBox } from '#features/catalogue/detail/buy/BuyBox';
import { ItemTitle } from '#features/catalogue/detail/ItemTitle';
import { ItemTopics } from '#features/catalogue/detail/ItemTopics';
import { MoreItems } from '#features/catalogue/detail/MoreItems';
import { ProgramFacts } from './ProgramFacts';
import { ProgramOutline, ProgramWeek } from './ProgramOutline';
import { ShareButton } from '#features/catalogue/detail/ShareButton';
import { usePurchase } from '#features/catalogue/detail/buy/usePurchase';
import detailStyles from '#features/catalogue/detail/detail.module.scss';
import { itemPath, paths, withQuery } from '#model/paths';
import { StartChoice } from '#ui/programs/StartChoice';
import { useProgramStart } from '#ui/programs/useProgramStart';
import styles from './ProgramDetail.module.scss';
import { CatalogueText, useCatalogueWords, useMarkedWords } from '#ui/text/CatalogueText';
import { Breadcrumb, type Crumb } from '#ui/navigation/Breadcrumb';

function ProgramQuestions({ program: { faq } }: { program: Program }) {
  const { t } = useTranslation('item');
  if (faq.length === 0) return null;
  return (
    <section className={`section ${styles.questions}`}>
      <div className="bar">
        <h2>{t('program.questions')}</h2>
      </div>
      {faq.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <CatalogueText>{question}</CatalogueText>
          </summary>
          <p>
            <CatalogueText>{answer}</CatalogueText>
          </p>
        </details>
      ))}
    </section>
  );
}

/** Breadcrumb: Programs / family of the path, or the dimension / the program. */
function ProgramTrail({ program, family }: { program: Program; family?: ProgramFamily }) {
  const { t } = useTranslation(['item', 'common']);
  const mark = useMarkedWords();
  const [dimension] = program.dimensions;
  const middle: Crumb[] =
    family && isOfFamily(program, family)
      ? [{ text: t(`family.${family}`), to: withQuery(paths.programList, familyQuery(family)) }]
      : dimension
        ? [{ text: t(`common:dimension.${dimension}`), to: withQuery(paths.programList, { dimension }) }]
        : [];
  return (
    <Breadcrumb
      label={t('crumbs')}
      trail={[{ text: t('programs'), to: paths.programs }, ...middle, mark(program.name)]}
    />
  );
}

interface ProgramDetailProps {
  program: Program;
  /** The family in the path; breadcrumb and related programs follow it where the program is of it. */
  family?: ProgramFamily;
}

/** A program: what it brings, whom it suits, what it costs and includes, week by week, and answers. */
export function ProgramDetail({ program, family }: ProgramDetailProps) {
  const { t } = useTranslation(['item', 'common']);
  const translated = useCatalogueWords();
  const purchase = usePurchase(program, {});
  const [start, chooseStart] = useProgramStart();
  const buyRow = useRef<HTMLDivElement>(null);
  const [dimension] = program.dimensions;
  return (
    <div data-dim={dimension?.toLowerCase()}>
      <PageHead
        title={translated(program.name)}
        template={brand.name}
        description={translated(program.summary || program.outcome)}
        canonical={itemPath(program)}
        picture={itemPreview(program.image) ?? (dimension && dimensionPreview(dimension))}
        type="product"
      />
      <div className={`${detailStyles.product} ${styles.program}`}>
        <ProgramTrail program={program} {...(family && { family })} />
        <ItemTitle item={program} />
        <div className={styles.cover}>
          <Picture
            src={program.image[0]}
            alt={t('program.cover', { name: translated(program.name) })}
            isFirst
          />
          {dimension && (
            <span className="tag">
              <DimensionIcon dimension={dimension} />
              {t(`common:dimension.${dimension}`)}
            </span>
          )}
        </div>
        <div className={detailStyles.info}>
          {program.summary && (
            <p className="lead">
              <CatalogueText>{program.summary}</CatalogueText>
            </p>
          )}
          <ProgramFacts program={program} />
          <BuyBox item={program} choice={{}} onChoose={() => undefined} purchase={purchase} rowRef={buyRow} />
          <div className="screen-only">
            <StartChoice chosen={start} onChoose={chooseStart} />
          </div>
          {program.includes.length > 0 && (
            <section className={styles.includes}>
              <h2>{t('program.includes')}</h2>
              <ul>
                {program.includes.map((part) => (
                  <li key={part}>
                    <Icon name="check" />
                    <CatalogueText>{part}</CatalogueText>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <ItemTopics item={program} />
          <ShareButton title={translated(program.name)} />
        </div>
      </div>
      <HydratedLater>
        <div className={`${styles.purpose} section`}>
          {program.outcome && (
            <section>
              <h2>{t('program.outcome')}</h2>
              <p className={styles.outcome}>
                <CatalogueText>{program.outcome}</CatalogueText>
              </p>
            </section>
          )}
          {(program.suits || program.description) && (
            <section>
              {program.suits && (
                <>
                  <h2>{t('program.suits')}</h2>
                  <p>
                    <CatalogueText>{program.suits}</CatalogueText>
                  </p>
                </>
              )}
              <p>
                <CatalogueText>{program.description}</CatalogueText>
              </p>
            </section>
          )}
        </div>
        {hasDay(program.id) && (
          <Suspense>
            <DayOne program={program} />
          </Suspense>
        )}
        <ProgramWeek program={program} />
        <ProgramOutline program={program} />
        <ProgramQuestions program={program} />
        <MoreItems item={program} {...(family && { belongs: (other) => isOfFamily(other, family) })} />
      </HydratedLater>
      <BuyBar item={program} buyRow={buyRow} canAdd={purchase.canAdd} onAdd={() => void purchase.add()} />
    </div>
  );
}
