import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allergens, diets, toggled, type KitchenChoice } from '#model/catalogue/kitchen';
import { useFoodTexts } from '#ui/text/useFoodTexts';
import styles from './MealFilter.module.scss';

interface ChipsProps<T extends string> {
  legend: string;
  help: string;
  names: readonly T[];
  chosen: readonly T[];
  label: (name: T) => string;
  onToggle: (name: T) => void;
}

function Chips<T extends string>({ legend, help, names, chosen, label, onToggle }: ChipsProps<T>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <p className="soft">{help}</p>
      <div className={styles.mealChips}>
        {names.map((name) => (
          <label key={name} className={styles.mealChip}>
            <input type="checkbox" checked={chosen.includes(name)} onChange={() => onToggle(name)} />
            {label(name)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface MealFilterProps {
  choice: KitchenChoice;
  onChange: (choice: KitchenChoice) => void;
}

/** Diets and allergens: what the guest eats and avoids. */
export function MealFilter({ choice, onChange }: MealFilterProps) {
  const { t } = useTranslation('kitchen');
  const { allergenText, dietText } = useFoodTexts();
  const [isOpen] = useState(choice.diet.length + choice.without.length > 0);
  return (
    <details className={`${styles.folded} screen-only`} open={isOpen}>
      <summary>{t('filter.title')}</summary>
      <form
        className={styles.mealFilter}
        aria-label={t('filter.title')}
        onSubmit={(event) => event.preventDefault()}
      >
        <Chips
          legend={t('filter.diet')}
          help={t('filter.dietHelp')}
          names={diets}
          chosen={choice.diet}
          label={dietText}
          onToggle={(name) => onChange({ ...choice, diet: toggled(choice.diet, name) })}
        />
        <Chips
          legend={t('filter.exclude')}
          help={t('filter.excludeHelp')}
          names={allergens}
          chosen={choice.without}
          label={allergenText}
          onToggle={(name) => onChange({ ...choice, without: toggled(choice.without, name) })}
        />
      </form>
    </details>
  );
}
