import { startBackend } from '#local/backend/backend';
import { claimPorts, previewServices, requireFreePorts } from '#local/backend/portCheck';
import { address } from '#local/machine/ports';
import type { Running } from '#local/machine/processes';
import { ensureBuilt } from '#tools/build/buildShop';
import { hostingConfiguration } from '#tools/build/hosting/firebase';

/** Builds the shop for the local backend when needed; before that it sees that the preview's ports are free. */
export async function preparePreview(): Promise<void> {
  await claimPorts(previewServices);
  await ensureBuilt();
}

/** The local backend with the built shop before it, served with the headers of production. */
export const startPreview = (catalogue?: object): Promise<Running> =>
  startBackend({ catalogue, hosting: hostingConfiguration({}) });

/** Whether a preview of this checkout's ports is open already. */
export const isPreviewOpen = (): Promise<boolean> =>
  fetch(address('preview')).then(
    () => true,
    () => false,
  );

/** Does something with the built shop: the preview that is open already, or one of its own that is closed after. */
export async function withPreview(act: (shop: string) => Promise<void>): Promise<void> {
  const shop = address('preview');
  if (await isPreviewOpen()) return act(shop);
  await requireFreePorts(previewServices);
  await ensureBuilt();
  console.log('Starting the local backend and the built shop …');
  const preview = await startPreview();
  try {
    await act(shop);
  } finally {
    await preview.stop();
  }
}
