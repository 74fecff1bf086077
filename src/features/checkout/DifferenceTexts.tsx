import { useTranslation } from 'react-i18next';
import type { LineDifference } from '#model/order/orderCheck';
import { useCatalogueWords } from '#ui/text/CatalogueText';
import { useChoiceText } from '#ui/text/ChoiceText';
import { useMoney } from '#ui/money/useMoney';
import styles from './review/differences.module.scss';

/** Differences between lines and today's catalogue, a sentence and a row each. */
export function DifferenceTexts({ differences }: { differences: readonly LineDifference[] }) {
  const { t } = useTranslation('checkout');
  const translated = useCatalogueWords();
  const choiceText = useChoiceText();
  const money = useMoney();
  const textOf = (difference: LineDifference): string => {
    const { line, kind } = difference;
    const choice = choiceText(line);
    const name = translated(line.name);
    if (kind === 'renamed') return t('difference.renamed', { name, now: translated(difference.now) });
    if (kind === 'gone') return t('difference.gone', { name });
    if (kind === 'choiceGone') return t(`difference.${choice ? kind : 'choiceNeeded'}`, { name, choice });
    return t(`difference.${kind}`, {
      name: [name, choice].filter(Boolean).join(', '),
      ...('left' in difference && { count: difference.left }),
      ...('before' in difference && { before: money(difference.before) }),
      ...('now' in difference && { now: money(difference.now) }),
    });
  };
  return differences.map((difference) => (
    <span className={styles.difference} key={difference.line.cartItemId + difference.kind}>
      {textOf(difference)}
    </span>
  ));
}
