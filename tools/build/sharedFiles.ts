/** The beginning of a module's path below `src/`, or of the name of an English text; or a pattern for it. */
export type Path = string | RegExp;

/** Modules that share a file. */
export interface SharedFile {
  /** Unless they are imported on demand: whoever needs one of those would load the whole file. */
  holds?: readonly Path[];
  /** Also where they are imported on demand, because they are needed where the others are. */
  onDemand?: readonly Path[];
  except?: readonly Path[];
}

/**
 * Which modules share a file, by the file's name. The first that holds a module wins, and takes along what that imports: what
 * most pages need stands first.
 */
export const sharedFiles: Readonly<Record<string, SharedFile>> = {
  // English texts. A page about several dimensions needs the texts of most of them.
  dimensionTexts: {
    onDemand: [
      /^content\/dimensions\/[^/]+\/en\.md$/,
      /^content\/stories\/health\/en\.md$/,
      /^content\/stories\/social\/en\.md$/,
      /^content\/stories\/wellness\/en\.md$/,
    ],
  },
  formTexts: {
    onDemand: ['translations/account', 'translations/form'],
  },
  finderTexts: {
    onDemand: ['translations/finder'],
  },
  headTexts: {
    onDemand: ['translations/head'],
  },
  orderTexts: {
    onDemand: ['translations/checkout', 'translations/order'],
  },
  itemTexts: {
    onDemand: ['translations/item', 'translations/kitchen'],
  },
  // What every page in another language needs besides its texts.
  translated: {
    holds: ['model/catalogue/catalogueTexts', 'services/readCatalogueTexts'],
    onDemand: ['features/catalogue/texts/readTexts', 'translations/httpFiles'],
  },

  // Small modules that nearly every page needs, and those that sign-out clears, which would otherwise load all forms.
  shared: {
    holds: [
      'features/catalogue/useRows',
      'model/cart/typedQuantity',
      'model/comparison',
      'model/dateFormat',
      /^model\/email\./,
      'model/folded',
      'model/limits',
      'model/money/tax',
      'model/money/typedAmount',
      'model/order/delivery.',
      'model/order/payment',
      'model/order/plainPostcode',
      'model/saved/stockWishes',
      'model/typedText',
      'services/firebase/orders/sendingError',
      'services/storage/deviceStockWishes',
      'ui/Notice',
      'ui/form/address/browserCountry',
      'ui/form/drafts',
      'ui/isPlainClick',
      'ui/money/ChargedNote',
      'ui/money/PayNote',
      'ui/money/Price',
      'ui/useToday',
    ],
  },
  // What every prerendered page imports besides its own code, the reader of its rows, and small modules that forms do not need.
  frame: {
    holds: [
      'features/catalogue/ProgramCardFacts',
      'model/catalogue/level',
      'model/saved/viewedItems',
      'model/topics',
      'services/storage/deviceViewedItems',
      'ui/head/headText',
      'ui/navigation/Breadcrumb',
      'ui/typing/SearchField',
    ],
    onDemand: ['prerender/hydrate.', 'app/layout/PageFoot', 'model/catalogue/catalogueReader'],
  },
  forms: {
    holds: ['ui/form/', 'ui/text/useCountryNames'],
    except: ['ui/form/ErrorSummary', 'ui/form/Password', 'ui/form/TextAreaField', 'ui/form/address/'],
  },
  // What an order comes to, from the cart on, and that its prices may be old.
  orderAmounts: {
    holds: [
      'model/order/amounts',
      'model/order/order.ts',
      'model/order/taxes',
      'pages/shopping/PricesFailed',
      'ui/money/AddedTax',
    ],
  },
  // How an order is called and followed; before it is placed, nobody needs that.
  followedOrder: {
    holds: [
      'features/checkout/PrintedFoot',
      'features/checkout/TrackingLink',
      'model/digest',
      'model/order/referenceNumber',
    ],
  },
  // The memory of orders.
  memory: {
    holds: [
      'features/checkout/StatusTime',
      'model/order/places',
      'services/storage/durableTexts',
      'services/storage/orderMemory',
    ],
  },
  // For whoever is signed in, on any page.
  member: {
    holds: [
      'features/account/session/accountProblem',
      'features/account/session/accountServices',
      'model/account/account.',
      'services/firebase/account/accountError',
      'services/firebase/rest',
    ],
  },
  // For sending an order or a message.
  sending: {
    holds: [
      'model/serverTimestamp',
      'services/firebase/readSettings',
      'services/firebase/orders/pushId',
      'services/firebase/orders/sending.',
    ],
  },
  // The saved shop, read where something is saved.
  saved: {
    holds: ['model/savedState'],
    onDemand: ['services/storage/readSavedShop'],
  },
  // Only for meals, on whichever page they are shown.
  courier: {
    holds: ['kitchenSettings', 'model/order/courier'],
    onDemand: ['ui/courier/'],
    except: ['ui/courier/CourierDialog', 'ui/courier/useSlotText'],
  },
  // Controls for a choice: colour, size, quantity, the day of arrival, and what a guest does not eat.
  choosing: {
    holds: [
      'model/order/startChoice',
      'ui/programs/',
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
      'ui/text/ChoiceText',
      'ui/text/ExcludedAllergens',
      'ui/text/useFoodTexts',
      'ui/useArrival',
    ],
  },
  // Cart, lists and orders ask before they empty something; checkout does not.
  confirming: {
    holds: ['ui/overlay/ConfirmedButton'],
  },
  cards: {
    holds: [
      'features/catalogue/CatalogueGate',
      'features/catalogue/card/',
      'features/catalogue/sections/DimensionArches',
      'features/catalogue/sections/dimensionPictures',
      'model/catalogue/basePrice',
      'model/catalogue/tagged',
      'model/lists/listing',
      'ui/money/BasePrice',
    ],
    onDemand: ['features/catalogue/CatalogueFailed'],
    except: ['features/catalogue/card/ItemRow', 'features/catalogue/ProgramCardFacts'],
  },
  // Rows of items below a text.
  rows: {
    holds: [
      'features/catalogue/card/ItemRow',
      'model/catalogue/programLadder',
      'model/catalogue/timeCommitment',
    ],
  },
  // A search within what a page lists, and its pages.
  typing: {
    holds: [
      'features/catalogue/search/TypedSearch',
      'features/catalogue/search/searchIndexes',
      'features/catalogue/search/useSearchIndex',
      'model/search/paging',
      'ui/navigation/Pager',
      'ui/navigation/Tabs',
      'ui/navigation/useListTop',
      'ui/typing/',
    ],
  },
  detail: {
    holds: ['features/catalogue/detail/', 'model/lists/related', 'pages/catalogue/NoSuchItem'],
    onDemand: ['services/syncedStockWishes'],
    except: [
      'features/catalogue/detail/Promises',
      'features/catalogue/detail/gallery/',
      'features/catalogue/detail/product/',
      'features/catalogue/detail/program/',
    ],
  },
  list: {
    holds: ['features/catalogue/list/', 'model/search/'],
    onDemand: ['translations/lists', 'model/search/engine/text', 'model/search/engine/query'],
    except: ['model/search/engine', 'model/search/searchIndex', 'model/search/words'],
  },
  // The parts of the search, which are always needed together.
  finder: {
    onDemand: [
      'content/outlinePages',
      'content/searchPages',
      'model/search/engine/',
      'model/search/searchIndex',
    ],
  },
  basket: {
    holds: [
      'features/cart/FreeDelivery',
      'features/cart/sum.module',
      'features/cart/useLinePath',
      'model/cart/removal',
      'ui/EmptyPage',
      'ui/line/RemovedLine',
      'ui/line/RemovedNote',
      'ui/line/useRemovals',
    ],
    onDemand: ['translations/basket'],
  },
  // English summaries come with what reads the library, for they are on nearly all its pages.
  reading: {
    holds: [
      'features/catalogue/sections/ProgramTeaser',
      /^content\/[^/]+\.ts/,
      'features/blog/ArticleCard',
      'features/blog/LatestArticles',
      'model/needs',
    ],
    onDemand: [
      'translations/content',
      'content/summaries/en.ts',
      /^content\/[^/]+\/[^/]+\/en\.md\?summary/,
      'pages/catalogue/BeautyArticles',
    ],
    except: ['content/articleList', 'content/outlinePages', 'content/searchPages'],
  },
  prose: {
    holds: [
      'content/articleList',
      'features/blog/DimensionCards',
      'features/blog/reading/',
      'pages/reading/StoryPage.module',
      'pages/reading/TopicPage.module',
      'pages/reading/ArticlePage.module',
      'pages/reading/DimensionPage.module',
      'ui/text/DateText',
    ],
  },
  // What every page asks for when it has been taken over: its head and the service worker.
  head: {
    holds: ['app/offline/'],
    onDemand: ['app/backgroundWork', 'ui/head/HelmetHead'],
  },
  // What signing in and a member's profile add.
  profile: {
    holds: [
      'features/account/menu/Avatar',
      'features/account/session/VerificationBanner',
      'features/account/session/useDashboard',
      'features/account/session/useSignOut',
    ],
    onDemand: ['features/account/menu/DashboardButton'],
  },
  memberForms: {
    holds: [
      'features/account/formFoot',
      'features/account/sign-in/CurrentPasswordField',
      'features/account/sign-in/Google',
      'features/account/sign-in/NewPasswordField',
      'features/account/sign-in/accountSchemas',
      'ui/form/PasswordField',
    ],
  },
  messages: {
    holds: [
      'features/messages/AnswerList',
      'features/messages/Honeypot',
      'features/messages/MessageSent',
      'features/messages/messageForm',
      'features/messages/usePost',
      'model/order/message.',
      'pages/MessagePage.module',
      'ui/form/ErrorSummary',
      'ui/form/TextAreaField',
    ],
    onDemand: ['translations/partner'],
  },
  addresses: {
    holds: ['model/order/country.ts', 'ui/form/address/'],
  },
  placedOrder: {
    holds: [
      'features/checkout/OrderLines',
      'features/checkout/OrderQuestions',
      'features/checkout/follow/OrderLink',
      'features/checkout/ProgramSteps',
      'features/checkout/follow/CancelOrder',
      'features/checkout/payment/PaymentDetails',
    ],
  },
};
