// The prerendered page is English and belongs to nobody; where that would be wrong for this visitor, the parts in question
// wait, without being seen, until the app has taken over. What has been seen already is not taken away again. The app's
// files are named in the page and on their way; they run when the page has been painted, so that it is read first.
// The names in capitals are filled in when the page is written (earlyScript.ts). The bare shell holds no page to let the
// app into.
(function () {
  var page = document.documentElement;
  var app = document.getElementById('app');
  if (window.isTooOld || !app) return;
  function saved(key) {
    try {
      return localStorage.getItem(key) || '';
    } catch (error) {
      return error ? '' : '';
    }
  }
  var wishes = [new URLSearchParams(location.search).get('lng') || '', saved('i18nextLng')].concat(
    navigator.languages,
  );
  var known = wishes
    .map(function (wish) {
      return LANGUAGE_CODES[wish.toLowerCase().split(/[-_]/)[0]];
    })
    .find(Boolean);
  var isOther = known !== undefined && known !== 'en';
  var shop = saved('persist:eightwell');
  var isOwn = saved('eightwell:member') !== '' || PERSONAL_MARKS.test(shop);
  var isList = app.dataset.holds === 'empty list';
  var isWrong = isOther || (isList && shop !== '') || location.search.length > 1;
  if (!isWrong && !isOwn) delete page.dataset.waits;
  else if (!isPainted()) page.dataset.waits = isWrong ? 'page' : 'prices';

  // The texts of another language are asked for with the code that shows them.
  if (isOther) {
    app.dataset.texts.split(' ').forEach(function (name) {
      var link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'fetch';
      link.crossOrigin = '';
      link.href = '/locales/' + known + '/' + name + '.json';
      document.head.append(link);
    });
  }

  function startApp() {
    document.head.append(app.content);
  }
  function isPainted() {
    return performance.getEntriesByName('first-contentful-paint').length > 0;
  }
  function startAfterPaint() {
    if (isPainted()) startApp();
    else requestAnimationFrame(startAfterPaint);
  }
  if (page.dataset.waits || app.dataset.holds === 'outline') startApp();
  else {
    startAfterPaint();
    // A page in the background is not painted. Starting twice adds nothing.
    setTimeout(startApp, 1000);
  }
  // If the app never comes, the prerendered page is better than none.
  setTimeout(function () {
    delete page.dataset.waits;
  }, 6000);
})();
