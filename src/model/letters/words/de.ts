import type { LetterWords } from './words';

export const germanWords: LetterWords = {
  hello: (name) => (name ? `Guten Tag ${name}!` : 'Guten Tag!'),
  orders: {
    'order-received': {
      subject: (number) => `Wir haben Ihre Bestellung ${number} erhalten`,
      text: 'Vielen Dank für Ihre Bestellung. Wir haben sie und prüfen sie; der Vertrag kommt zustande, wenn wir sie bestätigen.',
    },
    'order-confirmed': {
      subject: (number) => `Ihre Bestellung ${number} ist bestätigt`,
      text: 'Wir haben Ihre Bestellung bestätigt und bereiten sie vor.',
    },
    'order-payment': {
      subject: (number) => `So bezahlen Sie Ihre Bestellung ${number}`,
      text: 'So bezahlen Sie Ihre Bestellung.',
    },
    'order-paid': {
      subject: (number) => `Ihre Zahlung für die Bestellung ${number} ist da`,
      text: 'Ihre Zahlung ist angekommen. Vielen Dank!',
    },
    'order-sent': {
      subject: (number) => `Ihre Bestellung ${number} ist unterwegs`,
      text: 'Ihre Bestellung ist unterwegs.',
    },
    'order-cancelled': {
      subject: (number) => `Ihre Bestellung ${number} ist storniert`,
      text: 'Diese Bestellung ist storniert. Es wird nichts mehr berechnet und nichts verschickt. Was Sie bezahlt haben, bekommen Sie zurück.',
    },
  },
  ready: {
    subject: (number) => `Ihre Bestellung ${number} ist bereit`,
    text: 'Ihre Bestellung ist bereit. Der Link zur ersten Woche kommt in einer eigenen E-Mail.',
  },
  refund: {
    subject: (number) => `Geld zurück für Ihre Bestellung ${number}`,
    given: (amount, day) => `Wir haben Ihnen am ${day} ${amount} zurückgezahlt.`,
    whole: 'Damit haben Sie alles zurück, was Sie für diese Bestellung bezahlt haben.',
    part: 'Das ist ein Teil von dem, was Sie für diese Bestellung bezahlt haben.',
    way: 'Das Geld kommt auf dem Weg zurück, auf dem Sie bezahlt haben. Je nach Bank kann es einige Tage dauern, bis Sie es sehen.',
    of: 'Für',
    sum: 'Zurückgezahlt',
    soFar: 'Insgesamt zurückgezahlt',
  },
  order: 'Ihre Bestellung',
  number: 'Bestellnummer',
  placedOn: 'Bestellt am',
  items: 'Artikel',
  deliveryOf: {
    standard: 'Standardlieferung',
    express: 'Expresslieferung',
    none: 'Online, nichts zu liefern',
  },
  arrival: (from, to) => `Sie sollte zwischen dem ${from} und dem ${to} ankommen.`,
  meals: 'Mahlzeiten',
  total: 'Gesamt',
  tax: { included: 'Die Mehrwertsteuer ist enthalten.', added: 'Die Mehrwertsteuer kommt hinzu.' },
  payLater: 'Jetzt wird nichts berechnet: Wir bestätigen Ihre Bestellung per E-Mail, dann bezahlen Sie.',
  pay: {
    title: 'Zahlung',
    follows: 'Wie Sie bezahlen, sagt Ihnen eine eigene E-Mail.',
    due: (amount, day) => `Bitte zahlen Sie ${amount} bis zum ${day}.`,
    euros: (amount) => `Das sind ${amount}.`,
    online: (host) => `Bei ${host} zahlen`,
    transfer: 'Überweisung',
    payee: 'Empfänger',
    reference: 'Verwendungszweck',
  },
  track: (host) => `Paket verfolgen bei ${host}`,
  paidOn: (day) => `Bezahlt am ${day}.`,
  sendTo: 'Geht an',
  programEarly:
    'Der Link zur ersten Woche kommt per E-Mail, sobald Ihre Zahlung da ist, wie Sie es gewünscht haben. Sie haben bestätigt: Ihr Widerrufsrecht für das Programm erlischt, wenn es beginnt.',
  programLater:
    'Der Link zur ersten Woche kommt per E-Mail, wenn Sie bezahlt haben und die 14 Tage für den Widerruf, gezählt ab unserer Bestätigung, vorbei sind.',
  seeOrder: 'Bestellung ansehen',
  withdrawTitle: 'Ihr Widerrufsrecht',
  withdraw:
    'Sie können den Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen. Ab wann die Tage zählen und was ausgenommen ist, sagen die Bedingungen.',
  withdrawLink: 'Vertrag widerrufen',
  termsLink: 'Die Bedingungen zum Widerruf',
  terms: 'Die Bedingungen mit Widerrufsbelehrung und Formular hängen an: Bitte bewahren Sie sie auf.',
  message: {
    subject: (number) => `Wir haben Ihre Nachricht ${number} erhalten`,
    text: 'Wir haben Ihre Nachricht und antworten so bald wie möglich.',
    yours: 'Sie haben geschrieben',
  },
  withdrawal: {
    subject: (number) =>
      number === undefined
        ? 'Wir haben Ihren Widerruf erhalten'
        : `Wir haben Ihren Widerruf der Bestellung ${number} erhalten`,
    text: (day) =>
      `Wir haben Ihren Widerruf am ${day} erhalten. Diese E-Mail ist Ihre Bestätigung: Bitte bewahren Sie sie auf.`,
    of: 'Widerrufen',
    receipt: 'Bestätigung',
  },
  backInStock: {
    subject: (name) => `${name} ist wieder vorrätig`,
    text: (name) => `Sie wollten es wissen: ${name} ist wieder vorrätig. Diese E-Mail kommt nur einmal.`,
    link: 'Im Shop ansehen',
  },
  questions: (email) => `Fragen? Schreiben Sie an ${email}, und nennen Sie bitte die Nummer.`,
  owner: {
    newOrder: (number) => `Neue Bestellung ${number}`,
    newMessage: {
      message: (number) => `Neue Nachricht ${number}`,
      application: (number) => `Neue Bewerbung ${number}`,
    },
    newWithdrawal: (number) => `Neuer Widerruf ${number}`,
    fewLeft: (count) =>
      count === 1 ? 'Von einem Artikel ist wenig da' : `Von ${count} Artikeln ist wenig da`,
    number: 'Nummer',
    from: 'Von',
    received: 'Eingegangen',
    open: 'In der Verwaltung öffnen',
  },
};
