import type { Store } from '@reduxjs/toolkit';
import type { ShopState } from '#model/shopState';
import { readMemberMark } from '#services/storage/memberMark';
import { reportError } from '#reportError';
import { prepareReading } from '#services/storage/savedShop';
import { deviceWishes } from '#services/storage/deviceStockWishes';
import { keepInstallOffer } from './offline/installOffer';
import { registerWorker } from './offline/registerWorker';
import { readSettings } from '#services/firebase/readSettings';
import { whenIdle } from '#whenIdle';

/** What runs after the start because no visitor waits for it: the owner's settings, the service worker, the offer to install, and news about stock. */
export async function startBackgroundWork(
  store: Store<ShopState>,
  catalogueRead: Promise<void>,
): Promise<void> {
  registerWorker();
  keepInstallOffer();
  // Whoever comes back to this page after another one has saved something cannot wait for it.
  void prepareReading().catch((error: unknown) =>
    reportError(error, 'What reads the saved state could not be loaded.', 'warning'),
  );
  void readSettings();
  await catalogueRead;
  await whenIdle();
  if (deviceWishes.read().length === 0 && !readMemberMark()) return;
  const { tellStockNews } = await import('./store/stockNews');
  await tellStockNews(store);
}
