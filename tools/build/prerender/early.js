// The written page is English and belongs to nobody; where that would be wrong for this visitor, the parts in question
// wait, without being seen, until the app has taken over. What has been seen already is not taken away again. Everybody
// else reads first: the app is asked for when the page has been painted, so that nothing of it competes with what is seen.
(function () {
  var page = document.documentElement;
  var app = document.getElementById('app');
  function saved(key) {
    try {
      return localStorage.getItem(key) || '';
    } catch {
      return '';
    }
  }
  var wishes = [new URLSearchParams(location.search).get('lng') || '', saved('i18nextLng')].concat(
    navigator.languages,
  );
  var known = wishes.find(function (wish) {
    return /^(en|fn|fr|de)\b/i.test(wish);
  });
  var isOther = known !== undefined && !/^en/i.test(known);
  var shop = saved('persist:eightwell');
  var isOwn = saved('eightwell:member') !== '' || /cartItemId|EUR|INR/.test(shop);
  var isList = app.dataset.holds === 'empty list';
  var isWrong = isOther || (isList && shop !== '') || location.search.length > 1;
  if (!isWrong && !isOwn) delete page.dataset.waits;
  else if (!isPainted()) page.dataset.waits = isWrong ? 'page' : 'prices';

  function askForApp() {
    document.head.append(app.content);
  }
  function isPainted() {
    return performance.getEntriesByName('first-contentful-paint').length > 0;
  }
  function askAfterPaint() {
    if (isPainted()) askForApp();
    else requestAnimationFrame(askAfterPaint);
  }
  if (page.dataset.waits || app.dataset.holds === 'outline') askForApp();
  else {
    askAfterPaint();
    // A page in the background is not painted. Asking twice adds nothing.
    setTimeout(askForApp, 1000);
  }
  // If the app never comes, the written page is better than none.
  setTimeout(function () {
    delete page.dataset.waits;
  }, 6000);
})();
