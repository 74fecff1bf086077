import type { Browser, Request } from '@playwright/test';

/** What a first visit asks for, by kind of file: how many times, and how many bytes come over the wire. */
export type Traffic = ReadonlyMap<string, { requests: number; bytes: number }>;

const kinds = ['script', 'stylesheet', 'font', 'image'];

async function bytesOf(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return responseBodySize + responseHeadersSize;
}

/** Opens a page for the first time and waits until it asks for nothing more. */
export async function readTraffic(browser: Browser, url: string): Promise<Traffic> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    ignoreHTTPSErrors: true,
  });
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(url, { waitUntil: 'networkidle' });
  const traffic = new Map<string, { requests: number; bytes: number }>();
  for (const request of finished) {
    const type = request.resourceType();
    const kind = kinds.includes(type) ? type : 'other';
    const { requests, bytes } = traffic.get(kind) ?? { requests: 0, bytes: 0 };
    traffic.set(kind, { requests: requests + 1, bytes: bytes + (await bytesOf(request)) });
  }
  await page.close();
  return traffic;
}
