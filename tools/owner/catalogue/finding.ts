/** An error keeps an entry out of the shop or out of an order; a warning says what the shop will leave out or set right. */
export interface Finding {
  place: string;
  level: 'error' | 'warning';
  text: string;
}
