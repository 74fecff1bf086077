// The prerendered page is in English and without personal data. Parts that would be wrong for this visitor stay
// hidden until the app has taken over. The app's scripts are preloaded and run after the first paint, so that the page
// is read first. The names in capitals are replaced when the page is prerendered (earlyScript.ts).
(function () {
  var page = document.documentElement;
  var app = document.getElementById('app');
  if (window.isTooOld) return;
  function saved(key) {
    try {
      return localStorage.getItem(key) || '';
    } catch (error) {
      return error ? '' : '';
    }
  }
  // What only some visitors or addresses need is requested as early as what all of them need.
  function request(which, name) {
    var links = document.querySelector('template' + which);
    if (!links) return;
    links.content.querySelectorAll('[data-to]').forEach(function (link) {
      link.href = link.dataset.to.replace('*', name);
    });
    document.head.append(links.content);
  }
  var shop = saved('persist:eightwell');
  if (shop) request('#saved');
  var wishes = [new URLSearchParams(location.search).get('lng') || '', saved('i18nextLng')].concat(
    navigator.languages,
  );
  var known = wishes
    .map(function (wish) {
      return LANGUAGE_CODES[wish.toLowerCase().split(/[-_]/)[0]];
    })
    .find(Boolean);
  var isOther = known !== undefined && known !== 'en';
  if (isOther) {
    request('#translated', known);
    request('[data-language=' + known + ']');
  }
  // The bare shell is answered for items that have no page of their own.
  var way = location.pathname.split('/');
  if (way[2]) request('[data-at~="' + way[1] + '"]', way[2]);
  if (!app) return;
  var isOwn = saved('eightwell:member') !== '' || PERSONAL_MARKS.test(shop);
  var isList = app.dataset.holds === 'empty list';
  var isWrong = isOther || (isList && shop !== '') || location.search.length > 1;
  // A link into the page, a reload, Back, and keys such as End and Tab lead to where its content really is.
  function layOutAll() {
    delete page.dataset.fresh;
  }
  // The pictures below the first view are wanted now.
  function layOutNear() {
    if (page.dataset.fresh === '') page.dataset.fresh = 'far';
  }
  var opened = performance.getEntriesByType('navigation')[0];
  if (location.hash || (opened && opened.type !== 'navigate')) layOutAll();
  addEventListener('scroll', layOutNear, { once: true, passive: true });
  addEventListener('keydown', function (event) {
    if (event.key.length > 1) layOutAll();
  });
  if (!isWrong && !isOwn) delete page.dataset.waits;
  else page.dataset.waits = isWrong ? 'page' : 'prices';

  function startApp() {
    document.head.append(app.content);
  }
  function isPainted() {
    return performance.getEntriesByName('first-contentful-paint').length > 0;
  }
  var frames = 0;
  function startAfterPaint() {
    // A browser that resists fingerprinting tells of no paint: by its third frame the page has been seen.
    frames += 1;
    if (isPainted() || (!opened && frames > 2)) startApp();
    else requestAnimationFrame(startAfterPaint);
  }
  // All of the page has come.
  document.addEventListener('DOMContentLoaded', function () {
    if (page.dataset.waits || app.dataset.holds === 'outline') startApp();
    else {
      startAfterPaint();
      // A page in a background tab is never painted. Starting twice does no harm.
      setTimeout(startApp, document.hidden ? 0 : 4000);
    }
  });
  // If the app cannot start, or the rest of the page does not come, the prerendered page is shown.
  setTimeout(function () {
    layOutNear();
    delete page.dataset.waits;
  }, 8000);
})();
