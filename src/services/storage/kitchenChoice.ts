import { choiceFrom } from '#model/catalogue/kitchen';
import { storedValue } from '#storedValue';

/** Apart from the shop's state: allergens say something about a person and never leave the browser. */
export const kitchenChoice = storedValue('eightwell:kitchen', choiceFrom);
