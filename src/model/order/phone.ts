import { longest } from '#model/limits';
import { plainCode } from '#model/typedText';

/** A telephone number as it is kept; a plus sign may stand before the rest. */
export const phoneShape = new RegExp(`^[+]?[0-9 ().-]{5,${longest.phone}}$`);

const fewestDigits = 6;
/** Fifteen of E.164, and what is dialled before it to reach another country; more are two numbers in one field. */
const mostDigits = 18;

/** Dots between digits that are none of ASCII. */
const dots = /[·•∙‧⋅・]/g;
/** What stands between the parts of a number: strokes, and the waves of East Asia. */
const slashes = /[\\/⁄∕_~⁓∼]/g;
const quotes = /^["'“”„«»]+|["'“”„«»]+$/g;
/** `Tel.:`, `Phone number`, the drawing of a telephone. */
const wordsBefore = /^[\p{L}\p{So}][^\d+([]*(?=[\d+([])/u;

/** A number as it is kept: without the words before it, its country's code without brackets. */
export const plainPhone = (typed: string): string =>
  plainCode(typed)
    .replaceAll(quotes, '')
    .replace(wordsBefore, '')
    .replace(/[ .,;:]+$/, '')
    .replace(/^[[(]([+]\d+)[\])] ?/, '$1 ')
    .replaceAll(/\[(\d+)\]/g, '($1)')
    .replaceAll(dots, '.')
    .replaceAll(slashes, ' ')
    .replaceAll(/ +/g, ' ');

export function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return phoneShape.test(text) && digits >= fewestDigits && digits <= mostDigits;
}
