import type { LetterWords } from './words';

export const frenchWords: LetterWords = {
  hello: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  orders: {
    'order-received': {
      subject: (number) => `Nous avons reçu votre commande ${number}`,
      text: 'Merci pour votre commande. Nous l’avons reçue et nous la vérifions ; le contrat est formé quand nous la confirmons.',
    },
    'order-confirmed': {
      subject: (number) => `Votre commande ${number} est confirmée`,
      text: 'Nous avons confirmé votre commande et nous la préparons.',
    },
    'order-payment': {
      subject: (number) => `Comment régler votre commande ${number}`,
      text: 'Voici comment régler votre commande.',
    },
    'order-paid': {
      subject: (number) => `Votre paiement pour la commande ${number} est arrivé`,
      text: 'Votre paiement est arrivé. Merci !',
    },
    'order-sent': {
      subject: (number) => `Votre commande ${number} est en route`,
      text: 'Votre commande est en route.',
    },
    'order-cancelled': {
      subject: (number) => `Votre commande ${number} est annulée`,
      text: 'Cette commande est annulée. Rien de plus n’est débité et rien ne sera envoyé. Ce que vous avez payé vous est remboursé.',
    },
  },
  ready: {
    subject: (number) => `Votre commande ${number} est prête`,
    text: 'Votre commande est prête. Le lien vers la première semaine arrive dans un e-mail à part.',
  },
  refund: {
    subject: (number) => `Remboursement de votre commande ${number}`,
    given: (amount, day) => `Nous vous avons remboursé ${amount} le ${day}.`,
    whole: 'Tout ce que vous avez payé pour cette commande vous est ainsi remboursé.',
    part: 'C’est une partie de ce que vous avez payé pour cette commande.',
    way: 'L’argent revient par le moyen avec lequel vous avez payé. Selon votre banque, quelques jours peuvent passer avant qu’il apparaisse.',
    of: 'Pour',
    sum: 'Remboursé',
    soFar: 'Remboursé en tout',
  },
  order: 'Votre commande',
  number: 'Numéro de commande',
  placedOn: 'Passée le',
  items: 'Articles',
  deliveryOf: {
    standard: 'Livraison standard',
    express: 'Livraison express',
    none: 'En ligne, rien à livrer',
  },
  arrival: (from, to) => `Elle devrait arriver entre le ${from} et le ${to}.`,
  meals: 'Repas',
  total: 'Total',
  tax: { included: 'La TVA est comprise.', added: 'La TVA est en sus.' },
  payLater:
    'Rien n’est débité maintenant : nous confirmons votre commande par e-mail, et vous payez à ce moment-là.',
  pay: {
    title: 'Paiement',
    follows: 'Un autre e-mail vous dira comment payer.',
    due: (amount, day) => `Merci de régler ${amount} au plus tard le ${day}.`,
    euros: (amount) => `Soit ${amount}.`,
    online: (host) => `Payer sur ${host}`,
    transfer: 'Virement',
    payee: 'Bénéficiaire',
    reference: 'Référence',
  },
  track: (host) => `Suivre le colis sur ${host}`,
  paidOn: (day) => `Payé le ${day}.`,
  sendTo: 'Adressée à',
  programEarly:
    'Le lien vers la première semaine arrive par e-mail dès que votre paiement est là, comme vous l’avez demandé. Vous avez confirmé que votre droit de rétractation pour ce programme prend fin quand il commence.',
  programLater:
    'Le lien vers la première semaine arrive par e-mail quand vous avez payé et que les 14 jours de rétractation, comptés à partir de notre confirmation, sont passés.',
  seeOrder: 'Voir la commande',
  withdrawTitle: 'Votre droit de rétractation',
  withdraw:
    'Vous pouvez renoncer au contrat dans un délai de 14 jours, sans donner de raison. Les conditions disent à partir de quand les jours comptent et ce qui est exclu.',
  withdrawLink: 'Renoncer au contrat ici',
  termsLink: 'Les conditions de rétractation',
  terms:
    'Les conditions, avec les instructions et le formulaire de rétractation, sont jointes : conservez-les.',
  message: {
    subject: (number) => `Nous avons reçu votre message ${number}`,
    text: 'Nous avons reçu votre message et nous y répondons dès que possible.',
    yours: 'Vous avez écrit',
  },
  withdrawal: {
    subject: (number) =>
      number === undefined
        ? 'Nous avons reçu votre rétractation'
        : `Nous avons reçu votre rétractation de la commande ${number}`,
    text: (day) =>
      `Nous avons reçu votre rétractation le ${day}. Cet e-mail est votre accusé de réception : conservez-le.`,
    of: 'Rétractation de',
    receipt: 'Accusé de réception',
  },
  backInStock: {
    subject: (name) => `${name} est de nouveau en stock`,
    text: (name) =>
      `Vous vouliez le savoir : ${name} est de nouveau en stock. Cet e-mail n’arrive qu’une fois.`,
    link: 'Voir dans la boutique',
  },
  questions: (email) => `Une question ? Écrivez à ${email} en indiquant le numéro.`,
  owner: {
    newOrder: (number) => `Nouvelle commande ${number}`,
    newMessage: {
      message: (number) => `Nouveau message ${number}`,
      application: (number) => `Nouvelle candidature ${number}`,
    },
    newWithdrawal: (number) => `Nouvelle rétractation ${number}`,
    fewLeft: (count) => (count === 1 ? 'Il reste peu d’un article' : `Il reste peu de ${count} articles`),
    number: 'Numéro',
    from: 'De',
    received: 'Date de réception',
    open: 'Ouvrir au bureau',
  },
};
