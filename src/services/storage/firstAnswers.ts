import { answersFrom } from '#model/catalogue/firstProgram';
import { storedValue } from '#storedValue';

/** What somebody said about the program they would begin with; it never leaves the browser. */
export const firstAnswers = storedValue('eightwell:first-program', answersFrom);
