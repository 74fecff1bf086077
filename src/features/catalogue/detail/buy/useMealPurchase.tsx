import { Suspense, useState, type ReactNode } from 'react';
import type { Product } from '#model/catalogue/item';
import { lazyPart } from '#ui/lazy/lazyPart';
import type { AddOutcome, Purchase } from './usePurchase';

const askCourier = lazyPart(() => import('#ui/courier/AskCourier').then((module) => module.AskCourier));

/** A meal goes into the cart once it is known where and when it shall be brought; everything else at once. */
export function useMealPurchase(
  product: Product,
  purchase: Purchase,
): { purchase: Purchase; question: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  if (!product.meal) return { purchase, question: null };
  const add = (): AddOutcome => {
    if (!purchase.canAdd || purchase.note.kind === 'choose') return purchase.add();
    setAsking(true);
    return 'asking';
  };
  const question = isAsking && (
    <Suspense>
      <askCourier.Part
        onReady={() => {
          purchase.add();
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </Suspense>
  );
  return { purchase: { ...purchase, add }, question };
}
