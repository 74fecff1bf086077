import { ensureBuilt } from '../build/buildShop';
import { startPreview } from './startPreview';
import { address } from '../../local/machine/ports';

/** Does something with the built shop: the preview that is open already, or one of its own that is closed after. */
export async function withPreview(act: (shop: string) => Promise<void>): Promise<void> {
  const shop = address('preview');
  const isOpen = await fetch(shop).then(
    () => true,
    () => false,
  );
  if (isOpen) return act(shop);
  await ensureBuilt();
  console.log('Starting the local backend and the built shop …');
  const backend = await startPreview();
  try {
    await act(shop);
  } finally {
    await backend.stop();
  }
}
