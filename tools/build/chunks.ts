/** A group of rolldown's `codeSplitting`: modules that go into one file, together with what they import. */
interface Group {
  name: string | ((id: string, context: Modules) => string | null);
  test: RegExp;
  priority: number;
  tags?: ['$initial'];
}

interface Modules {
  getModuleInfo: (id: string) => { dynamicImporters: readonly string[] } | null;
}

const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|i18next|react-i18next|html-parse-stringify|void-elements|i18next-browser-languagedetector|@reduxjs\/toolkit|redux|redux-thunk|redux-persist|immer|reselect|react-redux|use-sync-external-store)\/|rolldown.runtime/;

/** Groups of modules by the pages that share them; a module goes into the first group that matches. */
const shared: readonly (readonly [name: string, test: RegExp])[] = [
  [
    'basics',
    /src\/(ui\/picture\/(Picture|DimensionIcon)|features\/catalogue\/sections\/(dimensionPictures|DimensionArches))/,
  ],
  // Controls for a choice: colour, size, quantity, live stock, the day of arrival, and what a guest does not eat.
  [
    'choosing',
    /src\/(ui\/(useArrival|text\/(useFoodTexts|ExcludedAllergens)|line\/(QuantityField|LineQuantity))|model\/(order\/(arrival|deliveryWays)|availability\/variationChoice|catalogue\/(kitchen|food))|services\/storage\/kitchenChoice|features\/liveStock\/)/,
  ],
  [
    'cards',
    /src\/(ui\/navigation\/(useListTop|Pager|Breadcrumb)|model\/search\/paging|ui\/typing\/|model\/search\/engine\/(query\/queryWords|language\/plainText)|model\/catalogue\/(programGrid|programLadder)|pages\/NotFoundPage|features\/catalogue\/(CatalogueGate|card\/|sections\/ProgramTeaser|list\/filter\/ProgramFilterButton|search\/(TypedSearch|searchIndexes|turns|useSearchIndex|useProgramsCalled)))/,
  ],
  [
    'ordering',
    /src\/(model\/order\/(order(?!Again|Check)|address)|services\/firebase\/orders\/sendingError)/,
  ],
  ['detail', /src\/(features\/catalogue\/detail\/|model\/lists\/related)/],
  ['list', /src\/(features\/catalogue\/list\/|model\/search\/(?!searchIndex|engine|words))/],
  ['finder', /src\/(model\/search\/(searchIndex|engine\/)|content\/(searchPages|outlinePages))/],
  [
    'basket',
    /src\/(features\/cart\/(?!page\/(LineFood|SavedStrip))|ui\/(line\/(RemovedNote|useRemovals)|EmptyPage|overlay\/ConfirmedButton)|model\/cart\/removal)/,
  ],
  [
    'reading',
    /src\/(content\/(?!searchPages|outlinePages|articleList)\w+\.ts|model\/needs|features\/blog\/(LatestArticles|ArticleCard))/,
  ],
  ['prose', /src\/(content\/articleList|ui\/text\/DateText|features\/blog\/|pages\/reading\/ArticlePage)/],
  // For prerendered pages, besides their own code; and the readers of the catalogue and of the saved state.
  [
    'frame',
    /src\/(app\/(layout\/PageFoot|afterStart|handover\/(replay|hydrate)\.|offline\/|store\/catalogueReading)|services\/storage\/readSavedShop|model\/catalogue\/catalogueReader)/,
  ],
  [
    'head',
    /src\/ui\/head\/HelmetHead|node_modules\/(react-helmet-async|react-fast-compare|invariant|shallowequal)\//,
  ],
  [
    'forms',
    /src\/ui\/form\/(?!Password|FormProblem|TextAreaField|ErrorSummary|address\/)|src\/(ui\/text\/useCountryNames|model\/order\/countries)|node_modules\/(react-hook-form|valibot)\//,
  ],
  ['addresses', /src\/(ui\/form\/address\/|model\/order\/country\.ts)/],
];

/**
 * A module imported on demand keeps its own file: in a group, whoever needs it would load the whole group.
 * Exceptions are what every prerendered page imports, and the search, whose parts are always needed together.
 */
const isOnDemand = (id: string, modules: Modules): boolean =>
  !/HelmetHead|PageFoot|afterStart|replay|hydrate|readSavedShop|catalogueRead(?:er|ing)|NotFoundPage|ArticlePage|LiveStock|search(?:Pages|Index)|search\/engine\//.test(
    id,
  ) && (modules.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;

/**
 * Few files, grouped by how pages share them: each costs a request, and small ones compress badly. Libraries outlive a
 * deploy of the shop.
 */
export const chunkGroups: Group[] = [
  { name: 'foundation', test: libraries, priority: 100 },
  { name: 'start', test: /\/src\//, tags: ['$initial'], priority: 90 },
  // Small modules that many pages need, and those that sign-out clears, which would otherwise load all forms.
  {
    name: 'shared',
    test: /src\/(model\/limits\.ts|ui\/(motion|Notice|useToday|text\/(ChoiceText|CatalogueText)|money\/(Price|ChargedNote)|form\/drafts)|model\/(order\/(delivery\.|places)|topics|saved\/(viewedItems|stockWishes))|services\/storage\/(deviceViewedItems|orderMemory|durableTexts|deviceStockWishes))/,
    priority: 85,
  },
  // Only for meals, on whichever page they are shown.
  {
    name: 'courier',
    test: /src\/(ui\/courier\/(?!CourierDialog|CourierChips)|kitchenSettings|model\/order\/courier)/,
    priority: 84,
  },
  ...shared.map(([name, test], index) => ({
    name: (id: string, modules: Modules) => (isOnDemand(id, modules) ? null : name),
    test,
    priority: 80 - index,
  })),
  // For sending an order or a message; the error that sending throws is shown by the page and comes with
  // `ordering`.
  { name: 'sending', test: /src\/services\/firebase\/orders\/(sending\.|pushId|ownersLimits)/, priority: 50 },
];
