import { useSyncExternalStore } from 'react';
import { deliveryTerms, deliveryTermsFrom, type DeliveryTerms } from './model/order/delivery';

/** What delivery costs as the owner has set it in the database; until that was read, the shop's own prices. */
let current = deliveryTerms;
const listeners = new Set<() => void>();

export const currentDeliveryTerms = (): DeliveryTerms => current;

/** Takes `settings/delivery` of the database. */
export function deliverySettingsReceived(node: unknown): void {
  const next = deliveryTermsFrom(node);
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  current = next;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A prerendered page was written with the shop's own prices. */
export const useDeliveryTerms = (): DeliveryTerms =>
  useSyncExternalStore(subscribe, currentDeliveryTerms, () => deliveryTerms);
