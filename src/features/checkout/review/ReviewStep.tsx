import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isSameLine, type CartLine } from '#model/cart/cart';
import type { OrderDraft } from '#model/order/order';
import { hasProgram } from '#model/order/order';
import { settlementCurrency } from '#model/money/currencySlice';
import { toPay } from '#model/order/taxes';
import { programStartFrom } from '#model/order/startChoice';
import { selectCart } from '#model/shopState';
import { useShop } from '#storeHooks';
import { RemovedLine } from '#ui/line/RemovedLine';
import { useRemovals } from '#ui/line/useRemovals';
import { StartChoice } from '#ui/programs/StartChoice';
import { useCatalogueWords } from '#ui/text/CatalogueText';
import { useCharged } from '#ui/money/ChargedNote';
import { useOwnClicks } from '#ui/form/useOwnClicks';
import type { SchemaForm } from '#ui/form/useSchemaForm';
import type { CheckoutValues } from '#features/checkout/details/checkoutSchema';
import { OrderTotals } from '#features/checkout/OrderLines';
import { OrderTerms } from './OrderTerms';
import { MealCheck, useMealCheck } from './MealCheck';
import { Icon } from '#ui/picture/Icon';
import { CartLineEditor } from './CartLineEditor';
import { Differences, useDifferences } from './Differences';
import { DraftSummary } from '#features/checkout/details/DraftSummary';
import { OfflineNote } from '#ui/OfflineNote';
import { PayNote } from '#ui/money/PayNote';
import { useMoney } from '#ui/money/useMoney';
import { OrderingNotice } from './OrderingNotice';
import type { Ordering } from './ordering';
import styles from './ReviewStep.module.scss';

interface ReviewStepProps {
  form: SchemaForm<CheckoutValues>;
  draft: OrderDraft;
  ordering: Ordering;
  onAsk: () => void;
  onEdit: () => void;
  /** With when the meals of it come. */
  onOrder: (meals: Pick<OrderDraft, 'slot'>) => void;
}

/** Step two of checkout: all details, editable lines, and the only button that orders. */
export function ReviewStep({ form, draft, ordering, onAsk, onEdit, onOrder }: ReviewStepProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const translated = useCatalogueWords();
  const { places, note } = useRemovals<CartLine, 'removed'>(useShop(selectCart), isSameLine);
  const money = useMoney(draft.currency);
  const charged = useCharged();
  const due = toPay(draft);
  const differences = useDifferences();
  const meals = useMealCheck(draft.address);
  const hasPrograms = hasProgram(draft.lines);
  const start = useWatch({ control: form.control, name: 'programStart' });
  const isStartMissing = hasPrograms && start === '';
  const startRef = useRef<HTMLFieldSetElement>(null);
  const orderRef = useRef<HTMLButtonElement>(null);
  const passOwnClicks = useOwnClicks();
  const [wasTried, setTried] = useState(false);
  const isSending = ordering.phase === 'sending';
  const isBlocked =
    isSending || ordering.phase === 'asking' || differences.length > 0 || meals.problem !== undefined;
  // What was pressed goes with its notice; the next step is below it.
  const askAgain = (): void => {
    orderRef.current?.focus();
    onAsk();
  };
  return (
    <div className={styles.review} onClickCapture={passOwnClicks}>
      <section>
        <h2>{t('review.lines')}</h2>
        <ul>
          {places.map(({ entry, removal }) =>
            entry ? (
              <CartLineEditor key={entry.cartItemId} line={entry} onRemove={() => note(entry, 'removed')} />
            ) : (
              <RemovedLine
                key={removal.entry.cartItemId}
                removal={removal}
                text={t('common:cart.removed', { name: translated(removal.entry.name) })}
              />
            ),
          )}
        </ul>
      </section>
      <DraftSummary draft={{ ...draft, ...meals.ordered }} onEdit={onEdit} />
      {meals.hasMeals && <MealCheck address={draft.address} problem={meals.problem} onEdit={onEdit} />}
      <Differences differences={differences} />
      <OrderingNotice ordering={ordering} hasDifferences={differences.length > 0} onAsk={askAgain} />
      <OfflineNote />
      <div className={styles.totals}>
        <OrderTotals order={draft} />
      </div>
      {hasPrograms && (
        <StartChoice
          ref={startRef}
          chosen={programStartFrom(start)}
          isMissing={wasTried && isStartMissing}
          onChoose={(choice) => form.setValue('programStart', choice)}
        />
      )}
      <OrderTerms />
      <p className={styles.promise}>
        <Icon name="info" />
        <span>
          <PayNote />
        </span>
      </p>
      <button
        ref={orderRef}
        type="button"
        className="btn big"
        aria-disabled={isBlocked ? true : undefined}
        aria-busy={isSending ? true : undefined}
        onClick={() => {
          if (isBlocked) return;
          setTried(true);
          if (isStartMissing) startRef.current?.querySelector('input')?.focus();
          else onOrder(meals.ordered);
        }}
      >
        {isSending
          ? t('review.sending')
          : t('review.order', {
              amount: draft.currency === settlementCurrency ? money(due) : charged(due),
            })}
      </button>
    </div>
  );
}
