import type { ShopSettings } from '#model/order/ownersSettings';
import { reportError } from '#reportError';
import { askDatabase, type DatabaseClient } from '#services/firebase/rest';
import { currentSettings, settingsReceived } from '#shopSettings';

/**
 * Reads what the owner has set, which the whole shop goes by from then on. Without an answer what was known before stays: the
 * security rules hold orders to it in any case.
 */
export async function readSettings(ask: DatabaseClient = askDatabase): Promise<ShopSettings> {
  try {
    settingsReceived(await ask('settings'));
  } catch (error) {
    reportError(error, 'The owner’s settings could not be read.', 'warning');
  }
  return currentSettings();
}
