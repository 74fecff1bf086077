import { anyMeal, choiceFrom, type KitchenChoice } from '../../model/catalogue/kitchen';
import { browserStorage } from './savedShop';
import { reportError } from '../../reportError';

/** Apart from the shop's state: allergens say something about a person and never leave the browser. */
export const kitchenChoiceKey = 'eightwell:kitchen';

/** What was chosen last time. Never throws. */
export function readKitchenChoice(storage = browserStorage()): KitchenChoice {
  try {
    return choiceFrom(JSON.parse(storage.getItem(kitchenChoiceKey) ?? 'null'));
  } catch {
    return anyMeal;
  }
}

/** A browser that does not save only means that the choice is gone next time. */
export function saveKitchenChoice(choice: KitchenChoice, storage = browserStorage()): void {
  try {
    storage.setItem(kitchenChoiceKey, JSON.stringify(choice));
  } catch (error) {
    reportError(error, 'The choice of meals could not be saved.', 'warning');
  }
}
