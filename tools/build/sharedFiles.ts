/**
 * Which modules share a file, by the beginnings of their paths below `src/`, or of the names of English texts. A module
 * that is imported on demand keeps a file of its own, or whoever needs it would load the whole group; "+" takes it all the
 * same, because it is needed where the others are. "!" leaves modules out; "*" is any name, "$" the end of the path. The
 * first group wins, and takes along what its modules import: what most pages need stands first.
 */
export const sharedFiles: Readonly<Record<string, readonly string[]>> = {
  // English texts. A page about several dimensions needs the texts of most of them.
  dimensionTexts: [
    '+content/dimensions/*/en.md$',
    '+content/stories/health/en.md$',
    '+content/stories/social/en.md$',
    '+content/stories/wellness/en.md$',
  ],
  formTexts: ['+english/account', '+english/form'],
  finderTexts: ['+english/finder'],
  headTexts: ['+english/head'],
  orderTexts: ['+english/checkout', '+english/order'],
  itemTexts: ['+english/item', '+english/kitchen'],
  // What every page in another language needs besides its texts.
  translated: [
    '+features/catalogue/texts/readTexts',
    '+translations/httpFiles',
    'model/catalogue/catalogueTexts',
    'services/readCatalogueTexts',
  ],

  // Small modules that nearly every page needs, and those that sign-out clears, which would otherwise load all forms.
  shared: [
    'model/catalogue/level',
    'model/comparison',
    'model/folded',
    'model/limits',
    'model/order/delivery.',
    'model/saved/stockWishes',
    'model/saved/viewedItems',
    'model/topics',
    'services/firebase/orders/sendingError',
    'services/storage/deviceStockWishes',
    'services/storage/deviceViewedItems',
    'ui/Notice',
    'ui/form/drafts',
    'ui/isPlainClick',
    'ui/money/ChargedNote',
    'ui/money/Price',
    'ui/navigation/Breadcrumb',
    'ui/typing/SearchField',
    'ui/useToday',
  ],
  // What every prerendered page imports besides its own code, and the reader of its rows.
  frame: [
    '+app/handover/hydrate.',
    '+app/handover/replay.',
    '+app/layout/PageFoot',
    '+model/catalogue/catalogueReader',
  ],
  forms: [
    'ui/form/',
    '!ui/form/ErrorSummary',
    '!ui/form/Password',
    '!ui/form/TextAreaField',
    '!ui/form/address/',
    'model/order/countries',
    'ui/text/useCountryNames',
  ],
  // An order and the memory of it.
  memory: [
    'model/digest',
    'model/order/order.ts',
    'model/order/places',
    'services/storage/durableTexts',
    'services/storage/orderMemory',
  ],
  // For whoever is signed in, on any page.
  member: [
    'features/account/session/accountProblem',
    'features/account/session/accountServices',
    'model/account/account.',
    'services/firebase/account/accountError',
    'services/firebase/rest',
    'services/firebase/serverTimestamp',
  ],
  // For sending an order or a message.
  sending: [
    'services/firebase/orders/ownersLimits',
    'services/firebase/orders/pushId',
    'services/firebase/orders/sending.',
  ],
  // The saved shop, read where something is saved.
  saved: ['+services/storage/readSavedShop', 'model/savedState'],
  // Only for meals, on whichever page they are shown.
  courier: [
    'kitchenSettings',
    'model/order/courier',
    '+ui/courier/',
    '!ui/courier/CourierChips',
    '!ui/courier/CourierDialog',
    '!ui/courier/useSlotText',
  ],
  // Controls for a choice: colour, size, quantity, the day of arrival, and what a guest does not eat.
  choosing: [
    'features/liveStock/LaterLiveStock',
    'model/availability/variationChoice',
    'model/catalogue/food',
    'model/catalogue/kitchen',
    'model/order/arrival',
    'model/order/deliveryWays',
    'services/storage/kitchenChoice',
    'ui/courier/useSlotText',
    'ui/line/LineQuantity',
    'ui/line/QuantityField',
    'ui/overlay/ConfirmedButton',
    'ui/text/ChoiceText',
    'ui/text/ExcludedAllergens',
    'ui/text/useFoodTexts',
    'ui/useArrival',
  ],
  cards: [
    'features/catalogue/CatalogueGate',
    'features/catalogue/card/',
    '!features/catalogue/card/ItemRow',
    'features/catalogue/sections/DimensionArches',
    'features/catalogue/sections/dimensionPictures',
    'features/catalogue/useRows',
    'model/catalogue/basePrice',
    'model/lists/listing',
    'ui/money/BasePrice',
  ],
  // Rows of items below a text.
  rows: [
    'features/catalogue/card/ItemRow',
    'model/catalogue/programLadder',
    'model/catalogue/timeCommitment',
  ],
  // A search within what a page lists, and its pages.
  typing: [
    'features/catalogue/search/TypedSearch',
    'features/catalogue/search/searchIndexes',
    'features/catalogue/search/useSearchIndex',
    'model/search/paging',
    'ui/navigation/Pager',
    'ui/navigation/useListTop',
    'ui/typing/',
  ],
  detail: [
    'features/catalogue/detail/',
    '+features/catalogue/detail/buy/SoldOut',
    '+services/syncedStockWishes',
    '!features/catalogue/detail/Promises',
    '!features/catalogue/detail/buy/useMealPurchase',
    '!features/catalogue/detail/gallery/',
    '!features/catalogue/detail/product/',
    '!features/catalogue/detail/program/',
    '!features/catalogue/detail/useAddressChoice',
    'model/lists/related',
  ],
  list: [
    '+english/lists',
    'features/catalogue/list/',
    '!features/catalogue/list/filter/ProgramFilterButton',
    'model/search/',
    '!model/search/engine',
    '+model/search/engine/text',
    '+model/search/engine/query',
    '!model/search/searchIndex',
    '!model/search/words',
  ],
  // The parts of the search, which are always needed together.
  finder: [
    '+content/outlinePages',
    '+content/searchPages',
    '+model/search/engine/',
    '+model/search/searchIndex',
  ],
  basket: [
    '+english/basket',
    'features/cart/FreeDelivery',
    'features/cart/sum.module',
    'features/cart/useLinePath',
    'model/cart/removal',
    'ui/EmptyPage',
    'ui/line/RemovedLine',
    'ui/line/RemovedNote',
    'ui/line/useRemovals',
  ],
  // English summaries come with what reads the library, for they are on nearly all its pages.
  reading: [
    '+english/content',
    '+content/summaries/en.ts',
    '+content/*/*/en.md?summary',
    'features/catalogue/sections/ProgramTeaser',
    'content/*.ts',
    '!content/articleList',
    '!content/outlinePages',
    '!content/searchPages',
    'features/blog/ArticleCard',
    'features/blog/LatestArticles',
    'model/needs',
    '+pages/catalogue/BeautyArticles',
  ],
  prose: [
    'content/articleList',
    'features/blog/DimensionCards',
    'features/blog/reading/',
    // Styles alone: a set of styles of its own for each kind of page would not fit into the policy.
    'pages/reading/StoryPage.module',
    'pages/reading/TopicPage.module',
    'pages/reading/ArticlePage.module',
    'pages/reading/DimensionPage.module',
    'ui/text/DateText',
  ],
  // What every page asks for when it has been taken over: its head, the catalogue, and the service worker.
  // Reading a long catalogue is 2 KB of it, which would be the thirteenth file where an item has no page of its own.
  head: [
    '+app/afterStart',
    'app/offline/',
    '+app/store/catalogueReading',
    '+app/store/longCatalogue',
    '+services/firebase/readItem',
    '+ui/head/HelmetHead',
  ],
  // What signing in and a member's profile add.
  profile: [
    'features/account/menu/Avatar',
    '+features/account/menu/DashboardButton',
    'features/account/session/VerificationBanner',
    'features/account/session/useDashboard',
    'features/account/session/useSignOut',
  ],
  memberForms: [
    'features/account/formFoot',
    'features/account/sign-in/CurrentPasswordField',
    'features/account/sign-in/Google',
    'features/account/sign-in/NewPasswordField',
    'features/account/sign-in/accountSchemas',
    'ui/form/PasswordField',
  ],
  messages: [
    '+english/partner',
    'features/messages/Honeypot',
    'features/messages/MessageSent',
    'features/messages/messageForm',
    'features/messages/usePost',
    'model/order/message.',
    'pages/MessagePage.module',
    'ui/form/ErrorSummary',
    'ui/form/TextAreaField',
  ],
  addresses: ['model/order/country.ts', 'ui/form/address/'],
  placedOrder: [
    'features/checkout/OrderLines',
    'features/checkout/OrderQuestions',
    'features/checkout/ProgramSteps',
    'features/checkout/follow/CancelOrder',
    'features/checkout/payment/PaymentDetails',
    'model/order/payment',
  ],
};
