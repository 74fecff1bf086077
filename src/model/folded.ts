/** Lower case without accents, so that "evenement" finds "Événement". */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
