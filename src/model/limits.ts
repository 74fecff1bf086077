/** The longest texts, in UTF-16 units: forms accept no more, and the security rules keep no more. */
export const longest = {
  /** Of an item, as a key of the database. */
  id: 128,
  name: 80,
  email: 254,
  phone: 30,
  organisation: 120,
  link: 300,
  message: 2000,
  note: 500,
  /** What is written on a card that goes with a present. */
  card: 300,
  orderNumber: 40,
  /** A colour or a size, as the catalogue calls it. */
  choice: 60,
  line1: 120,
  line2: 120,
  city: 80,
  region: 80,
  postcode: 16,
} as const;

/** Of the message that tells the dashboard who is coming. */
export const longestHandover = 200;
/** Of a colour or a size as a key of the catalogue. */
export const longestVariationKey = 32;

/** Pictures that the service worker keeps on the device: a test holds them under 30 MB. */
export const keptPictures = 500;

/** The last orders that a browser remembers, so that none leaves the cart twice. */
export const mostOrders = 10;
