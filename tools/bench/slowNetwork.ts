import type { CDPSession, Page } from '@playwright/test';

/** A mid-range phone on a slow 4G connection. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const processorSlowdown = 4;

/** Slows a page's processor down; its network, too, unless only what the processor does is measured. */
export async function slowDown(page: Page, options = { network: true }): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  if (options.network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
  }
  return session;
}
