import { useTranslation } from 'react-i18next';
import type { LineDifference } from '#model/order/orderCheck';
import { useCatalogueWords } from '#ui/text/CatalogueText';
import { useMoney } from '#ui/money/useMoney';

/** A difference between a line and today's catalogue, as a sentence. */
export function DifferenceText({ difference }: { difference: LineDifference }) {
  const { t } = useTranslation('checkout');
  const translated = useCatalogueWords();
  const money = useMoney();
  const name = translated(difference.line.name);
  if (difference.kind === 'repriced') {
    return t('difference.repriced', { name, before: money(difference.before), now: money(difference.now) });
  }
  if (difference.kind === 'rediscounted')
    return t('difference.rediscounted', { name, now: money(difference.now) });
  if (difference.kind === 'renamed')
    return t('difference.renamed', { name, now: translated(difference.now) });
  if (difference.kind === 'short') return t('difference.short', { name, count: difference.left });
  return t(`difference.${difference.kind}`, { name });
}
