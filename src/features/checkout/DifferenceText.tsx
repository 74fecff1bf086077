import { useTranslation } from 'react-i18next';
import type { LineDifference } from '#model/order/orderCheck';
import { useCatalogueWords } from '#ui/text/CatalogueText';
import { useChoiceText } from '#ui/text/ChoiceText';
import { useMoney } from '#ui/money/useMoney';

/** A difference between a line and today's catalogue, as a sentence. */
export function DifferenceText({ difference }: { difference: LineDifference }) {
  const { t } = useTranslation('checkout');
  const translated = useCatalogueWords();
  const money = useMoney();
  const { line, kind } = difference;
  const choice = useChoiceText()(line);
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
}
