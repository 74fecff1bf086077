import { firstLanguage } from '#model/languages';
import { marks, savedShopText, visitorBefore, waitingFor, writtenPage, type Wanting } from '../protocol';

/** Milliseconds after which a page that was not painted starts the app, and after which one that still waits is shown. */
const longestUnpaintedMs = 4000;
const longestHiddenMs = 8000;
/** Milliseconds of a page's life in which the database can still say what things cost, before anybody reads it. */
const longestUnconfirmedMs = 2500;

/** Requests what only some visitors or addresses need as early as what all of them need. */
function request(who: Wanting, name = ''): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>(`template[${marks.for}]`)) {
    if (!template.getAttribute(marks.for)?.split(' ').includes(who)) continue;
    for (const link of template.content.querySelectorAll<HTMLLinkElement>(`[${marks.to}]`))
      link.href = (link.getAttribute(marks.to) ?? '').replace('*', name);
    document.head.append(template.content);
  }
}

/** How the document was opened; a browser that resists fingerprinting does not say. */
const opened = (): PerformanceEntry | undefined => performance.getEntriesByType('navigation')[0];

/** Scrolling, a link into the page, a reload, Back, and keys such as End and Tab lead to where its content really is. */
function layOutWhereItCounts(page: HTMLElement): void {
  const layOutAll = (): void => page.removeAttribute(marks.fresh);
  const entry = opened() as PerformanceNavigationTiming | undefined;
  if (location.hash || (entry && entry.type !== 'navigate')) layOutAll();
  addEventListener('scroll', layOutAll, { once: true, passive: true });
  addEventListener('keydown', ({ key }) => {
    if (key.length > 1) layOutAll();
  });
}

/** Runs the app's scripts, which have been preloaded, after the first paint: so the page is read first. */
function startAfterPaint(startApp: () => void): void {
  let frames = 0;
  const look = (): void => {
    frames += 1;
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    // Where the browser tells of no paint, the page has been seen by its third frame.
    if (isPainted || (!opened() && frames > 2)) startApp();
    else requestAnimationFrame(look);
  };
  look();
  // A page in a background tab is never painted. Starting twice does no harm.
  setTimeout(startApp, document.hidden ? 0 : longestUnpaintedMs);
}

/** Finds out who opens the page, hides what would be wrong for them, requests what they need, and starts the app. */
export function prepareVisit(app: HTMLElement | null): void {
  const page = document.documentElement;
  const visitor = visitorBefore();
  // The bare shell is answered for items that have no page of their own. First: its texts are a template within.
  const [, first = '', id] = location.pathname.split('/');
  if (id) request(`/${first}`, id);
  if (savedShopText() !== '') request('saved');
  if (visitor.language !== firstLanguage) {
    request('translated', visitor.language);
    request(visitor.language);
  }
  if (!(app instanceof HTMLTemplateElement)) return;
  const written = writtenPage(app);
  const waiting = waitingFor(visitor, written);
  if (waiting) page.setAttribute(marks.waits, waiting);
  else page.removeAttribute(marks.waits);
  layOutWhereItCounts(page);
  const startApp = (): void => document.head.append(app.content);
  document.addEventListener('DOMContentLoaded', () => {
    if (waiting || written.holds === 'outline') startApp();
    else startAfterPaint(startApp);
  });
  if (written.holds === 'all' && navigator.onLine) {
    page.setAttribute(marks.unconfirmed, '');
    setTimeout(() => page.removeAttribute(marks.unconfirmed), longestUnconfirmedMs - performance.now());
  }
  // If the app cannot start, or the rest of the page does not come, the prerendered page is shown.
  setTimeout(() => page.removeAttribute(marks.waits), longestHiddenMs);
}
