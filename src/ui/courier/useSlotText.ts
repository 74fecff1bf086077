import { slotTexts } from '#model/order/slotText';
import { useLocale } from '#ui/text/useLanguage';

/** Days and times of the courier in the shopper's words. */
export const useSlotText = () => slotTexts(useLocale());
