import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners';
import type { DeliveryTerms } from './model/order/delivery';
import { ownSettings, settingsFrom, type ShopSettings } from './model/order/ownersSettings';
import { written } from './prerender/protocol';

/** What the build read of the owner's settings: written pages hold it, and the app says the same until it has read them itself. */
let built = ownSettings;
let current = ownSettings;
const { tell, subscribe } = createListeners();

export const currentSettings = (): ShopSettings => current;

/** Takes `settings` of the database. */
export function settingsReceived(node: unknown): void {
  const next = settingsFrom(node);
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  current = next;
  tell();
}

/** Takes `settings` as they were when the pages were written. */
export function builtWith(node: unknown): void {
  built = settingsFrom(node);
  current = built;
}

const settingsOfBuild = written('shop-settings');
if (settingsOfBuild !== undefined) builtWith(JSON.parse(settingsOfBuild));

export const useShopSettings = (): ShopSettings =>
  useSyncExternalStore(subscribe, currentSettings, () => built);

export const useDeliveryTerms = (): DeliveryTerms => useShopSettings().delivery;
