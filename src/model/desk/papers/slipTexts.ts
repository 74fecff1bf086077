import type { Language } from '#model/languages';

interface SlipTexts {
  title: string;
  order: string;
  to: string;
  items: string;
  card: string;
  note: string;
  delivery: Record<'standard' | 'express' | 'none', string>;
  /** Stands before the day and the time of the courier. */
  meals: string;
  questions: string;
}

/** The words of a packing slip, in the language the order was placed in. */
export const slipTexts: Record<Language, SlipTexts> = {
  en: {
    title: 'Packing slip',
    order: 'Order',
    to: 'To',
    items: 'In this parcel',
    card: 'A card for you',
    note: 'Note',
    delivery: { standard: 'Standard delivery', express: 'Express delivery', none: 'Online' },
    meals: 'Meals by courier:',
    questions: 'Questions? Please name the order number:',
  },
  de: {
    title: 'Lieferschein',
    order: 'Bestellung',
    to: 'An',
    items: 'In diesem Paket',
    card: 'Eine Karte für Sie',
    note: 'Anmerkung',
    delivery: { standard: 'Standardlieferung', express: 'Expresslieferung', none: 'Online' },
    meals: 'Mahlzeiten mit dem Kurier:',
    questions: 'Fragen? Bitte nennen Sie die Bestellnummer:',
  },
  fn: {
    title: 'Bordereau de livraison',
    order: 'Commande',
    to: 'À',
    items: 'Dans ce colis',
    card: 'Une carte pour vous',
    note: 'Remarque',
    delivery: { standard: 'Livraison standard', express: 'Livraison express', none: 'En ligne' },
    meals: 'Repas par coursier :',
    questions: 'Une question ? Indiquez le numéro de commande :',
  },
};
