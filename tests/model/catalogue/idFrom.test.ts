import { afterEach, expect, test, vi } from 'vitest';
import type { ShopLanguages } from '#tools/build/shopConfig';

async function idIn(languages: ShopLanguages, name: string): Promise<string> {
  vi.resetModules();
  vi.doMock('#shopConfig', async (original) => ({ ...(await original<object>()), languages }));
  const { idFrom } = await import('#model/catalogue/idFrom');
  return idFrom(name);
}
afterEach(() => vi.doUnmock('#shopConfig'));

test.each([
  [['de'], 'Bergblütenhonig & Öl, süß', 'bergbluetenhonig-oel-suess'],
  [['de'], 'U\u0308bung Über Äcker', 'uebung-ueber-aecker'],
  [['en', 'de'], 'Süß Noël', 'suss-noel'],
  [['fn'], 'Événement à Noël', 'evenement-a-noel'],
] as const)('in a shop whose languages are %j, %s is %s', async (languages, name, id) => {
  expect(await idIn([...languages], name)).toBe(id);
});
