import { longest } from '#model/limits';
import { plainCode } from '#model/typedText';

/** A telephone number as it is kept; a plus sign may stand before the rest, an extension after it. */
export const phoneShape = new RegExp(`^[+]?[0-9 ().-]{5,${longest.phone}}( x[0-9]{1,7})?$`);

const fewestDigits = 6;
/** Fifteen of E.164, and what is dialled before it to reach another country; more are two numbers in one field. */
const mostDigits = 18;

/** Dots between digits that are none of ASCII. */
const dots = /[·•∙‧⋅・。]/g;
/** What stands between the parts of a number: strokes, and the waves of East Asia. */
const slashes = /[\\/⁄∕_~⁓∼]/g;
/** Quotation marks, the sign of a formula in a sheet, the bars and dots of a signature. */
const around = /^[="'“”„«»|•·▪* ]+|["'“”„«»|•· ]+$/g;
/** `TEL;TYPE=WORK;PREF=1:` in the file of an address book. */
const vcard = /^[^:]*\btel\b[^:]*:[/ ]*/i;
/** `Tel.:`, `Phone number`, the drawing of a telephone. */
const wordsBefore = /^[\p{L}\p{So}][^\d+([]*(?=[\d+([])/u;

/** What an extension is called, in the shop's languages and their neighbours'. */
const extensionWords =
  'x|×|#|e?xtn?|extensi[oó]n|durchwahl|dw|nebenstelle|nst|apparat|app|poste|p|interno|int|anexo|ramal|toestel|wew|linka|доб|内線';
/** `ext. 12`, `(#12)`, `, Durchwahl 12`, `;ext=12`: dialled once somebody has answered. */
const extension = new RegExp(`(\\d\\)?)[ ,;.-]*\\(?(?:${extensionWords})[ .:=#-]*(\\d{1,7})\\)?$`, 'iu');

/** Address books write a pause before it: `,12`, `;12#`. */
const pause = /(\d\)?)[,;]{1,3}(\d{1,7})#?$/;
/** `(private)`, `(office)`. */
const noteBehind = / *[([][^\d()]*\p{L}[^\d()]*[)\]]$/u;

/** Around the address of a link that dials it, behind what is shown for it. */
const linked = /^.*[<(]tel:([^<>()]*)[>)]$/i;

/** A number as it is kept: without the words before it, its country's code without brackets. */
export const plainPhone = (typed: string): string =>
  plainCode(typed)
    // As the address of a link spells them.
    .replaceAll('%20', ' ')
    .replaceAll(/%2b|➕/gi, '+')
    .replaceAll(around, '')
    .replace(linked, '$1')
    .replace(vcard, '')
    .replace(/^<([^<>]*)>$/, '$1')
    .replace(noteBehind, '')
    .replace(wordsBefore, '')
    .replace(/[ .,;:]+$/, '')
    .replace(/^[[(]([+]\d+)[\])] ?/, '$1 ')
    .replaceAll(/\[(\d+)\]/g, '($1)')
    .replaceAll(dots, '.')
    .replaceAll(slashes, ' ')
    .replaceAll(/ +/g, ' ')
    .replace(extension, '$1 x$2')
    .replace(pause, '$1 x$2');

export function isPhone(text: string): boolean {
  const [number = ''] = text.split(' x');
  const digits = number.replaceAll(/\D/g, '').length;
  return phoneShape.test(text) && digits >= fewestDigits && digits <= mostDigits;
}
