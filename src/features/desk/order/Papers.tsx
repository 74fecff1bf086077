import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand, company } from '#brand';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { knownLanguage } from '#model/languages';
import { bill } from '#model/desk/papers/bill';
import { sellerLines } from '#model/desk/papers/seller';
import { packingSlip } from '#model/desk/papers/slip';
import { isVoid } from '#model/order/refundable';
import { hasNothingToSend } from '#model/order/statusName';
import { keptRates } from '#model/order/taxes';
import { isCancelled } from '#model/order/withdrawal';
import type { billNumber } from '#services/firebase/desk/billNumber';
import { useBills } from '#features/desk/live/deskData';
import { usePercent } from '#features/desk/parts/usePercent';
import { useTaxRate } from '#features/desk/parts/useTaxRate';
import type { WriteProblem } from '#features/desk/live/useWrite';
import { selectItems } from '#model/shopState';
import { reportError } from '#reportError';
import { useShop } from '#storeHooks';
import { Notice } from '#ui/Notice';
import { saveFile } from '#ui/saveFile';
import { useLocale } from '#ui/text/useLanguage';
import { orderWords } from './useOrderWords';
import styles from './OrderDesk.module.scss';
import buttons from '#features/desk/parts/buttons.module.scss';

async function billOf(path: string): ReturnType<typeof billNumber> {
  try {
    const desk = await import('#services/firebase/desk/billNumber');
    return await desk.billNumber(path);
  } catch (error) {
    reportError(error, 'No number for a bill could be had.', 'warning');
    return 'unanswered';
  }
}

/** Packing slip and bill, as files to open and print. */
export function Papers({ entry }: { entry: BookedOrder }) {
  const { t } = useTranslation('owner');
  const locale = useLocale();
  const percent = usePercent();
  const items = useShop(selectItems);
  const kept = keptRates(entry.order);
  const hasSeveral = kept.length > 1;
  const { typed, setTyped, rate: taxRate, isWrong } = useTaxRate(hasSeveral ? null : kept[0]);
  const [problem, setProblem] = useState<WriteProblem>();
  const known = useBills().value?.get(entry.path);
  const hasSlip = !hasNothingToSend(entry.order) && !isCancelled(entry.order);
  // Where nothing was sold, a bill would state tax that is owed for having been stated.
  const hasBill = entry.order.status !== 'placed' && (known !== undefined || !isVoid(entry.order));
  const save = (name: string, text: string): void => saveFile(name, text, 'text/html');
  const saveSlip = async (): Promise<void> =>
    save(`packing-slip-${entry.number}.html`, packingSlip(entry, await orderWords(entry.order, items)));
  const saveBill = async (): Promise<void> => {
    if (isWrong) return;
    setProblem(undefined);
    const billed = await billOf(entry.path);
    if (typeof billed === 'string') return setProblem(billed);
    const facts = {
      ...billed,
      taxRate,
      seller: sellerLines(brand, company, knownLanguage(entry.order.language)),
    };
    save(`bill-${billed.no}.html`, bill(entry, facts, await orderWords(entry.order, items)));
  };
  return (
    <section className={`${styles.part} screen-only`} aria-label={t('papers.title')}>
      <h2>{t('papers.title')}</h2>
      {!hasSlip && !hasBill && <p className="soft">{t('papers.none')}</p>}
      {hasSlip && (
        <div className={buttons.buttons}>
          <button type="button" className="btn line" onClick={() => void saveSlip()}>
            {t('papers.slip')}
          </button>
        </div>
      )}
      {hasBill && (
        <div className={styles.inline}>
          <label>
            <span>{t('export.rate')}</span>
            <input
              inputMode="decimal"
              value={typed}
              aria-invalid={isWrong || undefined}
              onChange={({ target }) => setTyped(target.value)}
            />
          </label>
          <button type="button" className="btn line" onClick={() => void saveBill()}>
            {known === undefined ? t('papers.bill') : t('papers.billAgain', { number: known })}
          </button>
        </div>
      )}
      {hasBill && hasSeveral && (
        <p>
          {t('papers.rates', {
            rates: new Intl.ListFormat(locale).format(kept.map(percent)),
          })}
        </p>
      )}
      {isWrong && <Notice tone="error">{t('export.wrongRate')}</Notice>}
      {problem && <Notice tone="error">{t(`problem.${problem}`)}</Notice>}
    </section>
  );
}
