import { longest } from '#model/limits';

/** What no id may have, for ids are database keys. */
export const wrongIdCharacter = /[.#$/[\]\p{Cc}]/u;

/** Ids stand in addresses, encoded there. Names that every object inherits are refused with the rest. */
export const isUsableId = (id: string): boolean =>
  id.length <= longest.id && id.trim() !== '' && !wrongIdCharacter.test(id) && !(id in Object.prototype);
