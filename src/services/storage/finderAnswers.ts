import { answersFrom } from '#model/catalogue/programFinder';
import { storedValue } from '#storedValue';

/** What somebody said about the program they would begin with; it never leaves the browser. */
export const finderAnswers = storedValue('eightwell:first-program', answersFrom);
