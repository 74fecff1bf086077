import { longest } from '#model/limits';

/** What no id may have, for ids are database keys. */
export const wrongIdCharacter = /[.#$/[\]\p{Cc}]/u;

/** Ids stand in addresses, encoded there. Names that every object inherits are refused with the rest. */
export const isUsableId = (id: string): boolean =>
  id.length <= longest.id && id.trim() !== '' && !wrongIdCharacter.test(id) && !(id in Object.prototype);

/** The id in a part of an address: the router takes "%2F" in one for a slash, which none has. */
export const idInAddress = (part: string): string => part.replaceAll('/', '%2F');
