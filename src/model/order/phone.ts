import { longest } from '../limits';

/** A telephone number as it is kept; a plus sign may stand before the rest. */
export const phoneShape = new RegExp(`^[+]?[0-9 ().-]{5,${longest.phone}}$`);

const fewestDigits = 6;

/** People write blanks of all kinds and slashes between the digits. */
export const plainPhone = (typed: string): string => typed.replaceAll(/[\s/]/g, ' ');

export const isPhone = (text: string): boolean =>
  phoneShape.test(text) && text.replaceAll(/\D/g, '').length >= fewestDigits;
