import type { ShopConfig, ShopLanguages } from './tools/build/shopConfig';

/**
 * The languages of the shop (`en`, `fn` for French, `de`). The first is its own: the catalogue and the prerendered pages are written
 * in it. With one alone there is nothing to choose.
 */
export const languages: ShopLanguages = ['en', 'fn', 'de'];

/**
 * All that makes this shop somebody's, in one place; `npm run build` checks it, and `npm run brand -- check` names what is still
 * the sample's. What changes while the shop runs stands in the database under `settings`, where the shop is hosted in
 * `.env.production`. Phone, address and links here are invented samples.
 */
export const shop: ShopConfig = {
  name: 'Eightwell',
  claim: 'Programs and things for wellness in eight dimensions',
  /**
   * A square drawing (SVG), shown beside the name; the icons are made of it. Of the home page one may add first words and a picture,
   * `home: { title: { de: '…' }, lead: { de: '…' }, picture: '/pictures/shop.jpg' }`, and of the page about the shop
   * `about: { de: '…' }`, in Markdown.
   */
  logo: 'tools/pictures/app-icon.svg',
  /** Of the browser's own bars. */
  colours: { light: '#f6f0e4', dark: '#121f19' },
  /**
   * Colors of the pages by the names of `src/styles/_tokens.scss`, as in `light: { accent: '#1d5c3a' }`, and a list of fonts that
   * devices have, as in `'Georgia, serif'`. Fonts of your own lie in `public` as WOFF2 and stand before these:
   * `fontFiles: [{ src: '/fonts/shop.woff2', weight: '400 700' }]`. What is not named stays as it is.
   */
  design: { light: {}, dark: {}, font: '' },

  contact: {
    email: 'hello@eightwell.example',
    phone: '+1 503 555 0142',
    address: ['88 Sample Street', 'Portland, OR 97205'],
    hours: {
      en: 'Monday to Friday, 9 to 5 (Portland time)',
      fn: 'Du lundi au vendredi, de 9 h à 17 h (heure de Portland)',
      de: 'Montag bis Freitag, 9 bis 17 Uhr (Zeit in Portland)',
    },
  },
  /** As IANA names it: parcels leave and meals are brought on the days of this zone, wherever the shopper is. */
  timeZone: 'America/Los_Angeles',
  openingYear: 2026,

  /** Shown with an address only; the drawing of each lies in `public/brands`, named like it. */
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/eightwell.example' },
    { name: 'Facebook', href: 'https://www.facebook.com/eightwell.example' },
    { name: 'Pinterest', href: 'https://www.pinterest.com/eightwell.example' },
    { name: 'YouTube', href: 'https://www.youtube.com/@eightwell.example' },
  ],
  apps: [
    { name: 'App Store', href: 'https://apps.apple.com/app/eightwell-sample' },
    { name: 'Google Play', href: 'https://play.google.com/store/apps/details?id=example.eightwell' },
  ],

  /** What the law asks a shop to say of itself; what is empty is named by the build, and the pages say so. What there is none of is said in words: 'not in the register'. */
  company: {
    legalForm: '',
    representative: '',
    register: '',
    vatId: '',
    /** The hosting company, with its address. */
    host: '',
    newsletterProvider: '',
    /** The towns the kitchen delivers to. */
    courierArea: 'Portland, Oregon',
  },

  /**
   * The parts of the shop that are used; what is left out has no page, no link and no place in the search: the eight dimensions, tiles of
   * needs on the home page, questions that find a first program, meals by courier, three topics (/sleep, /anxiety, /performance), articles,
   * five pages about the approach, the form for partners, the newsletter's form, the link to a dashboard of members, the sizes
   * of clothes on /about.
   */
  sections: [
    'dimensions',
    'needs',
    'finder',
    'kitchen',
    'topics',
    'blog',
    'stories',
    'partners',
    'newsletter',
    'dashboard',
    'sizes',
  ],
  /**
   * What helps with each need on the home page and in the program finder, by tags and categories as the catalogue writes them: what
   * has the first word stands first. A need for which nothing is found is not shown.
   */
  needs: {
    sleep: ['Sleep'],
    stress: ['Stress', 'Feelings', 'Meditation'],
    money: ['Budgeting', 'Saving', 'Planning'],
    people: ['Friendship', 'Hosting', 'Listening', 'Family', 'Community'],
    work: ['Focus', 'At a desk'],
    strength: ['Strength', 'Balance', 'Recovery'],
  },
  /**
   * The categories, as the catalogue writes them, of the pages /gadgets, /Food and /beauty, which are called after them; without a
   * name there is no such page. What the third shows counts as care products: an opened seal ends the right to withdraw from them.
   */
  categoryPages: { gadgets: 'Gadgets', food: 'Food', beauty: 'Beauty' },
  /** The tags of the programs below /fitness, /yoga and /sport. */
  programFamilies: {
    fitness: ['Strength', 'Balance', 'No equipment'],
    yoga: ['Yoga', 'Mornings', 'Meditation'],
    sport: ['Running', 'Walking'],
  },

  /**
   * The rounds of the kitchen's courier, in words with blanks or commas between. DAYS (`Tue, Thu, Sat`; empty: every day; also set while
   * the shop runs) and TIMES (`12-14, 18:30-20`) are offered to whoever wants meals; without times a day is agreed on with each order.
   * AREA lists beginnings of post codes (`972, 97086`) in COUNTRY (two letters); without either the courier goes everywhere.
   */
  kitchen: {
    country: 'US',
    area: '972',
    days: 'Tue Wed Thu Fri Sat',
    times: '12-14 18-20',
    /** Days between the order and the first delivery, and how many days of delivery are offered. */
    noticeDays: 2,
    offeredDays: 8,
  },
  /** How orders are paid: hosts that payment links lead to, and the account for transfers. Without an IBAN none are offered. */
  payment: {
    hosts: ['pay.example'],
    bank: { name: 'Eightwell', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
  },
  /** Where the newsletter's form posts to, and where members are led; `.env.production` may say it instead. */
  services: { newsletter: '', dashboard: '' },

  /** How the numbers of orders begin, and those of messages with one letter more: set before the first order, for they are told by it. */
  numberPrefix: 'EW',
  /** What prices are in and orders are charged in: the three letters of a currency with two decimals, as CHF. */
  currency: 'USD',
  /** What shoppers can have prices shown in, and how many units of it are one of `currency`. With the own one alone there is no choice. */
  displayCurrencies: { USD: 1, EUR: 1, INR: 1 },
  /**
   * Whether prices include the tax on sales (`included`), as shops for consumers in Europe must show them, it comes on top (`added`), or you
   * charge none (`none`). Terms, bills and the sheet for bookkeeping say the rate of `taxRate: 20`, which a bill may change. Items of the
   * catalogue may name another in `tax`, as `food` of `reducedTaxRates: { food: 10 }`. Terms and bills say `taxNote: { de: '…' }`, as of
   * the law that frees a small business.
   */
  tax: 'included',
  /** Sells to consumers in the EU: only the lowest price of 30 days is struck through, and the catalogue's check asks for it and for the manufacturer. */
  sellsInEu: false,
  /** What delivery costs where the owner has set nothing else, and from which sum standard delivery is free. */
  delivery: { standard: 6.9, express: 14.9, freeFrom: 200 },
  /** Where parcels go, as ISO 3166 names countries; none means everywhere the shop knows. */
  countries: [],
};
