/** Lower case without accents and unseen characters, and with one kind of blank, so that "evenement" finds "Événement". */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]+/gu, '')
    .toLowerCase();
