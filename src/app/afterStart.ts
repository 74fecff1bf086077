import type { Store } from '@reduxjs/toolkit';
import type { ShopState } from '../model/shopState';
import { readMemberMark } from '../services/storage/memberMark';
import { deviceWishes } from '../services/storage/stockWishes';
import { registerWorker } from './offline/registerWorker';

/** What nobody waits for when the shop opens: keeping it on the device, and telling what is back in stock. */
export async function afterStart(store: Store<ShopState>, catalogueRead: Promise<void>): Promise<void> {
  registerWorker();
  await catalogueRead;
  if (deviceWishes.read().length === 0 && !readMemberMark()) return;
  const { tellStockNews } = await import('./store/stockNews');
  await tellStockNews(store);
}
