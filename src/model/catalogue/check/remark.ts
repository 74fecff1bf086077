/** Everything that can be said of an entry of the catalogue or of a row of a sheet; the sentences are texts (`owner.json`, `remark`). */
export type RemarkCode =
  | 'noEntry'
  | 'otherId'
  | 'noName'
  | 'badPrice'
  | 'partsOfCent'
  | 'largeChange'
  | 'badDiscount'
  | 'unreadable'
  | 'refused'
  | 'noPicture'
  | 'pictureLeftOut'
  | 'pictureMissing'
  | 'foreignPicture'
  | 'noCategory'
  | 'noSummary'
  | 'costsNothing'
  | 'unknownField'
  | 'unknownWord'
  | 'unknownTax'
  | 'badStock'
  | 'bareColour'
  | 'silentMeal'
  | 'noSafety'
  | 'safetyPart'
  | 'badLowest'
  | 'lowestAbove'
  | 'lowestReached'
  | 'lowestUnknown'
  | 'notNumber'
  | 'notYesOrNo'
  | 'notJson'
  | 'notParts'
  | 'neitherIdNorName'
  | 'noKind'
  | 'otherKind'
  | 'missing'
  | 'wrongKind'
  | 'twice'
  | 'unknownColumn'
  | 'fileNotJson'
  | 'fileEmpty'
  | 'fileBroken';

export interface Remark {
  code: RemarkCode;
  /** The field it concerns, `meal.diet` within `meal`; empty where it is none of them. */
  field: string;
  /** What the sentence names. */
  values?: Record<string, string | number>;
}

export const remark = (code: RemarkCode, field = '', values?: Remark['values']): Remark => ({
  code,
  field,
  ...(values && { values }),
});
