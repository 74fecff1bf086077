import { useTranslation } from 'react-i18next';
import { isAllergen, isDiet, type Allergen } from '#model/catalogue/kitchen';

/** Keys have no spaces. */
type Dashed<Name extends string> = Name extends `${infer First} ${infer Rest}` ? `${First}-${Rest}` : Name;

const keyOf = (name: Allergen) => name.replace(' ', '-') as Dashed<Allergen>;

/** How allergens and diets are called in the shopper's language; unknown ones keep the catalogue's own word. */
export function useFoodTexts() {
  const { t } = useTranslation('kitchen');
  return {
    allergenText: (name: string): string => (isAllergen(name) ? t(`allergen.${keyOf(name)}`) : name),
    dietText: (name: string): string => (isDiet(name) ? t(`diet.${name}`) : name),
  };
}
