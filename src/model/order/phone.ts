import { longest } from '#model/limits';
import { plainCode } from '#model/typedText';

/** A telephone number as it is kept; a plus sign may stand before the rest. */
export const phoneShape = new RegExp(`^[+]?[0-9 ().-]{5,${longest.phone}}$`);

const fewestDigits = 6;

/** Dots between digits that are none of ASCII. */
const dots = /[·•∙‧⋅・]/g;
const slashes = /[\\/⁄∕_]/g;
/** `Tel.:`, `Phone number`, the drawing of a telephone. */
const wordsBefore = /^[\p{L}\p{So}][^\d+([]*(?=[\d+([])/u;

/** A number as it is kept: without the words before it, its country's code without brackets. */
export const plainPhone = (typed: string): string =>
  plainCode(typed)
    .replace(wordsBefore, '')
    .replace(/[ .,;:]+$/, '')
    .replace(/^[[(]([+]\d+)[\])] ?/, '$1 ')
    .replaceAll(dots, '.')
    .replaceAll(slashes, ' ')
    .replaceAll(/ +/g, ' ');

export const isPhone = (text: string): boolean =>
  phoneShape.test(text) && text.replaceAll(/\D/g, '').length >= fewestDigits;
