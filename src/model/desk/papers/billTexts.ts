import type { Language } from '#model/languages';

interface BillTexts {
  title: string;
  number: string;
  date: string;
  order: string;
  served: string;
  paid: string;
  open: string;
  /** Of an order of before times nobody knows the day. */
  cancelled: (day: string | undefined) => string;
  to: string;
  units: string;
  item: string;
  each: string;
  amount: string;
  discount: (percent: string) => string;
  items: string;
  delivery: string;
  total: string;
  tax: (percent: string) => string;
  taxAdded: (percent: string) => string;
  /** Where there are several rates: of which amount. */
  taxIn: (percent: string, amount: string) => string;
  taxAddedTo: (percent: string, amount: string) => string;
  toPay: string;
  refundedOn: (day: string) => string;
  left: string;
}

/** The words of a bill, in the language the order was placed in. */
export const billTexts: Record<Language, BillTexts> = {
  en: {
    title: 'Invoice',
    number: 'Invoice number:',
    date: 'Date:',
    order: 'Order:',
    served: 'Sent on:',
    paid: 'Paid on:',
    open: 'Not paid yet',
    cancelled: (day) => (day === undefined ? 'Cancelled' : `Cancelled on: ${day}`),
    to: 'To',
    units: 'Units',
    item: 'Item',
    each: 'Each',
    amount: 'Amount',
    discount: (percent) => `${percent} off`,
    items: 'Items',
    delivery: 'Delivery',
    total: 'Total',
    tax: (percent) => `Tax included (${percent})`,
    taxAdded: (percent) => `Plus tax (${percent})`,
    taxIn: (percent, amount) => `Tax included in ${amount} (${percent})`,
    taxAddedTo: (percent, amount) => `Plus tax on ${amount} (${percent})`,
    toPay: 'Total with tax',
    refundedOn: (day) => `Paid back on ${day}`,
    left: 'Total after refunds',
  },
  de: {
    title: 'Rechnung',
    number: 'Rechnungsnummer:',
    date: 'Datum:',
    order: 'Bestellung:',
    served: 'Versendet am:',
    paid: 'Bezahlt am:',
    open: 'Noch nicht bezahlt',
    cancelled: (day) => (day === undefined ? 'Storniert' : `Storniert am: ${day}`),
    to: 'An',
    units: 'Menge',
    item: 'Artikel',
    each: 'Einzelpreis',
    amount: 'Betrag',
    discount: (percent) => `${percent} Rabatt`,
    items: 'Artikel',
    delivery: 'Lieferung',
    total: 'Gesamt',
    tax: (percent) => `Enthaltene Steuer (${percent})`,
    taxAdded: (percent) => `Zuzüglich Steuer (${percent})`,
    taxIn: (percent, amount) => `In ${amount} enthaltene Steuer (${percent})`,
    taxAddedTo: (percent, amount) => `Zuzüglich Steuer auf ${amount} (${percent})`,
    toPay: 'Gesamt mit Steuer',
    refundedOn: (day) => `Erstattet am ${day}`,
    left: 'Gesamt nach Erstattungen',
  },
  fn: {
    title: 'Facture',
    number: 'Numéro de facture :',
    date: 'Date :',
    order: 'Commande :',
    served: 'Expédiée le :',
    paid: 'Payée le :',
    open: 'Pas encore payée',
    cancelled: (day) => (day === undefined ? 'Annulée' : `Annulée le : ${day}`),
    to: 'À',
    units: 'Quantité',
    item: 'Article',
    each: 'Prix unitaire',
    amount: 'Montant',
    discount: (percent) => `${percent} de remise`,
    items: 'Articles',
    delivery: 'Livraison',
    total: 'Total',
    tax: (percent) => `Taxe incluse (${percent})`,
    taxAdded: (percent) => `Taxe en sus (${percent})`,
    taxIn: (percent, amount) => `Taxe incluse dans ${amount} (${percent})`,
    taxAddedTo: (percent, amount) => `Taxe en sus sur ${amount} (${percent})`,
    toPay: 'Total taxe comprise',
    refundedOn: (day) => `Remboursé le ${day}`,
    left: 'Total après remboursements',
  },
};
