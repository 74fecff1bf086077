/** Style sheets that were not to be had. Vite asks for each of them once in the life of a document. */
const missing = new Set<HTMLLinkElement>();
let arrival: Promise<unknown> = Promise.resolve();

function askAnew(link: HTMLLinkElement): Promise<void> {
  const again = document.createElement('link');
  for (const { name, value } of link.attributes) again.setAttribute(name, value);
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) again.addEventListener(end, () => resolve());
    link.replaceWith(again);
  });
}

/** Asks again for all that are missing; resolves when each has come, or is missing still. */
function stylesArrived(): Promise<unknown> {
  const links = [...missing].filter((link) => link.isConnected);
  missing.clear();
  if (links.length > 0) arrival = Promise.all([arrival, ...links.map(askAnew)]);
  return arrival;
}

/** Code together with the style sheets that an earlier try for it had to do without. */
export async function styled<Code>(arriving: Promise<Code>): Promise<Code> {
  const code = await arriving;
  await stylesArrived();
  return code;
}

/** Keeps in mind which are missing, and asks again for them with the next connection. */
export function watchMissingStyles(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
    },
    { capture: true },
  );
  window.addEventListener('online', () => void stylesArrived());
}
