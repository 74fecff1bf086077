import { useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useEmptyAddresses, useShownDimensions } from '#emptyAddresses';
import { isDimension, type Dimension } from '#model/catalogue/item';
import { programsOfTab, programsPerTab } from '#model/catalogue/programGrid';
import { selectPrograms } from '#model/shopState';
import { Icon } from '#ui/picture/Icon';
import { DimensionIcon } from '#ui/picture/DimensionIcon';
import { Tabs } from '#ui/navigation/Tabs';
import { useTypedEntry } from '#ui/typing/useTypedEntry';
import { CardGrid, CardSkeletons } from '#features/catalogue/card/CardGrid';
import { CatalogueGate } from '#features/catalogue/CatalogueGate';
import { TypedSearch } from '#features/catalogue/search/TypedSearch';
import { paths } from '#model/paths';
import { useRows } from '#features/catalogue/useRows';
import { itemKey } from '#model/search/itemKey';
import { useSearchIndex } from '#features/catalogue/search/useSearchIndex';
import { boundedQuery } from '#model/search/query';
import { drawerButton } from '#ui/overlay/drawerButton';

const OpenProgramFilters = drawerButton(() =>
  import('#features/catalogue/list/filter/ProgramFilterDrawer').then((module) => module.ProgramFilterDrawer),
);

/** FILTER above the program grid: opens the facets of all programs in a drawer. */
export function ProgramFilterButton() {
  const { t } = useTranslation();
  return (
    <OpenProgramFilters className="btn line" drawer={{}}>
      <Icon name="filter" />
      <span className="sentence-case">{t('programs.filter')}</span>
    </OpenProgramFilters>
  );
}

/** Ids of the programs whose name the search engine takes for the query; none until it is there. */
function useProgramsCalled(query: string): ReadonlySet<string> {
  const programs = useRows(selectPrograms);
  const isWanted = query.trim() !== '';
  const index = useSearchIndex(isWanted);
  return useMemo(() => {
    const keys = new Set(isWanted ? index?.find(query, { within: ['name'] }).keys : []);
    return new Set(programs.filter((program) => keys.has(itemKey(program))).map(({ id }) => id));
  }, [index, isWanted, programs, query]);
}

type Tab = 'All' | Dimension;

interface ProgramGridProps {
  /** The specification's filter by product type. */
  type?: string;
}

/** The programs in nine tabs of eight, with a name search; tab and search stand in the address. */
export function ProgramGrid({ type }: ProgramGridProps) {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const { nextTyped } = useTypedEntry();
  const panel = useId();
  const panelElement = useRef<HTMLDivElement>(null);
  const programs = useRows(selectPrograms);
  const empty = useEmptyAddresses();
  const shownDimensions = useShownDimensions();
  const tabs: readonly Tab[] = ['All', ...shownDimensions];
  const asked = params.get('tab') ?? 'All';
  const tab: Tab = isDimension(asked) ? asked : 'All';
  const query = boundedQuery(params.get('q') ?? '');
  const alsoFound = useProgramsCalled(query);
  const shown = useMemo(
    () => programsOfTab(programs, { tab, query, alsoFound, ...(type && { type }) }),
    [programs, tab, query, alsoFound, type],
  );

  // A shop of things alone has no programs to show; one without anything says so here.
  if (empty.has(paths.programList) && !empty.has(paths.products)) return null;
  const show = (view: Record<string, string>): void => setParams(view);
  const search = (q: string): void => setParams(q ? { q } : {}, nextTyped());

  return (
    <section className="wrap section" aria-labelledby={`${panel}-title`}>
      <div className="bar">
        <h2 id={`${panel}-title`}>{t('programs.title')}</h2>
        <div className="find">
          <TypedSearch label={t('programs.search')} query={query} onSearch={search} />
          <ProgramFilterButton />
        </div>
      </div>
      {tabs.length > 1 && (
        <Tabs
          label={t('programs.dimensions')}
          panelId={panel}
          active={tab}
          onChange={(next) => show(next === 'All' ? {} : { tab: next })}
          tabs={tabs.map((name) => ({
            id: name,
            tone: name.toLowerCase(),
            label: (
              <>
                <DimensionIcon dimension={name} />
                {t(`dimension.${name}`)}
              </>
            ),
          }))}
        />
      )}
      <div ref={panelElement} id={panel} role="tabpanel" tabIndex={-1} aria-label={t(`dimension.${tab}`)}>
        <CatalogueGate hasItems={programs.length > 0} skeleton={<CardSkeletons count={programsPerTab} />}>
          {shown.length > 0 ? (
            <CardGrid items={shown} />
          ) : (
            <output className="soft typed-words">
              {/* Only the first tab is narrowed by the search. */}
              {tab === 'All' && query !== '' ? t('programs.none', { query }) : t('programs.noneHere')}{' '}
              <button
                type="button"
                className="link"
                onClick={() => {
                  // The button goes, and must not take the focus with it.
                  panelElement.current?.focus({ preventScroll: true });
                  show({});
                }}
              >
                {t(tab === 'All' ? 'programs.clearSearch' : 'programs.showAll')}
              </button>
            </output>
          )}
        </CatalogueGate>
      </div>
      <p className="more">
        <Link className="btn line" to={paths.programList}>
          <span className="sentence-case">{t('programs.more')}</span>
          <Icon name="arrow" />
        </Link>
      </p>
    </section>
  );
}
