import { expect, test } from './driver/test';
import { plainPath, type HeldShop } from './driver/heldShop';
import type { Visitor } from './driver/visitor';

interface Held {
  files: RegExp;
  /** Where it is asked for; home, if it is nowhere said. */
  page?: string;
}

/** What may still be on its way when one goes on. */
const held: Record<string, Held> = {
  'the code it starts with': { files: /\/assets\/start-/ },
  'React DOM': { files: /\/assets\/react-dom-/ },
  'the page': { files: /\/assets\/HomePage-.*\.js/ },
  texts: { files: /\/(locales|assets)\/fn[-/]/, page: '/?lng=fn' },
  'the catalogue': { files: /^\/(programs|products)\.json/ },
  'the head': { files: /\/assets\/head-/ },
  'the worker': { files: /^\/sw\.js/ },
  // A single picture waits, since six would take all the connections that a browser has for a site.
  'a picture': { files: /^\/pictures\/dimensions\/physical/ },
  'the font': { files: /\/assets\/brygada-/ },
};

const program = '/program/evening-pages';
const typed = '/privacy-policy';

interface Places {
  shop: HeldShop;
  elsewhere: HeldShop;
  visitor: Visitor;
}

interface Way {
  go: (places: Places) => Promise<void>;
  /** Where it leads from an address of the shop. */
  to: (from: string) => string;
  /** Whether that is another site. */
  isElsewhere?: boolean;
  /** Whether no document may be asked for: the app goes on within its own, and browsers keep pages for Back. */
  isPerhapsKept?: boolean;
}

/** How one can go. */
const ways: Record<string, Way> = {
  'by a link inside': {
    go: ({ visitor }) => visitor.press('link', /./, 'main h3 + ul'),
    to: () => program,
    isPerhapsKept: true,
  },
  'by a link outside': {
    go: async ({ visitor, elsewhere }) => {
      await visitor.evaluate((href) => {
        const link = document.createElement('a');
        Object.assign(link, { href, textContent: 'Elsewhere' });
        // Beside the app: what it hydrates has to be as it was written. In sight, for what lies below is laid out as one scrolls.
        document.body.prepend(link);
      }, `${elsewhere.url}${plainPath}`);
      await visitor.press('link', 'Elsewhere');
    },
    to: () => plainPath,
    isElsewhere: true,
  },
  'by reloading': { go: ({ visitor }) => visitor.engine.reload(), to: (from) => from },
  'by Back': {
    go: ({ visitor }) => visitor.back(),
    to: () => plainPath,
    isElsewhere: true,
    isPerhapsKept: true,
  },
  'by a typed address': {
    go: ({ visitor, shop }) => visitor.engine.open(`${shop.url}${typed}`),
    to: () => typed,
  },
};

/** Opens a page of the shop that waits for something, after another site. */
async function openWaiting(
  { shop, elsewhere, visitor }: Places,
  { files, page = '/' }: Held,
): Promise<() => void> {
  await visitor.open(`${elsewhere.url}${plainPath}`);
  shop.bringsCatalogue = files === held['the catalogue']?.files;
  const release = shop.hold(files);
  await visitor.open(`${shop.url}${page}`);
  await visitor.expectStarted();
  await expect.poll(() => shop.waitingFor(files), { message: 'held back' }).toBeGreaterThan(0);
  shop.forget();
  elsewhere.forget();
  return release;
}

for (const [name, what] of Object.entries(held)) {
  for (const [way, { go, to, isElsewhere = false, isPerhapsKept = false }] of Object.entries(ways)) {
    const tag = name === 'React DOM' && way === 'by a link inside' ? '@short' : [];
    test(
      `with ${name} on its way one goes ${way}, and nothing holds one back`,
      { tag },
      async ({ shop, elsewhere, visitor }) => {
        const places = { shop, elsewhere, visitor };
        const release = await openWaiting(places, what);
        const target = to(what.page ?? '/');
        // Slow, as everything is on such a line: what the page has asked for is given up long before the next one comes.
        const site = isElsewhere ? elsewhere : shop;
        const letGo = site.holdDocument();
        await go(places);
        const hasGone = async (): Promise<boolean> => isPerhapsKept && (await visitor.path()) === target;
        await expect
          .poll(async () => shop.isBeingLeft || (await hasGone()), { message: 'the page is being left' })
          .toBe(true);
        letGo();
        await visitor.expectUrl(`${site.url}${target}`);
        release();
        if (!isElsewhere) await visitor.expectAlive();
        await visitor.expectUrl(`${site.url}${target}`);
        expect(site.documents).toEqual(isPerhapsKept && site.documents.length === 0 ? [] : [target]);
        if (isElsewhere) expect(shop.documents).toEqual([]);
        expect(shop.heard).toEqual([]);
      },
    );
  }

  test(
    `with ${name} on its way one goes on and comes back, and the page stands as if nothing had been`,
    {
      tag: name === 'the page' ? '@short' : [],
    },
    async ({ shop, elsewhere, visitor }) => {
      const places = { shop, elsewhere, visitor };
      const release = await openWaiting(places, what);
      await visitor.open(`${elsewhere.url}${plainPath}`);
      release();
      await visitor.back();
      await visitor.expectUrl(`${shop.url}${what.page ?? '/'}`);
      await visitor.expectAlive();
      expect(shop.heard).toEqual([]);
    },
  );

  test(`with ${name} on its way one closes the shop, and it says nothing`, async ({
    shop,
    elsewhere,
    visitor,
  }) => {
    await openWaiting({ shop, elsewhere, visitor }, what);
    await visitor.engine.close();
    expect(shop.heard).toEqual([]);
  });
}

test('a page that the router goes on to while the page loads anew is the one that comes', async ({
  shop,
  visitor,
}) => {
  const findAgain = shop.lose(/\/assets\/ProgramPage-.*\.js/);
  await visitor.open(`${shop.url}/`);
  await visitor.expectAlive();
  await visitor.evaluate(() => {
    const goOn = () => document.querySelector<HTMLElement>('footer a[href="/about"]')?.click();
    // Nothing can be asked of a page that is being left: it presses its link by itself.
    addEventListener('beforeunload', () => setTimeout(goOn, 300), { once: true });
  });
  const letGo = shop.holdDocument();
  shop.forget();
  await visitor.press('link', /./, 'main h3 + ul');
  await expect.poll(() => shop.documents, { message: 'documents' }).toEqual([program, '/about']);
  findAgain();
  letGo();
  await visitor.expectPath('/about');
  await visitor.expectAlive();
});
