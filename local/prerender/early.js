// Runs before the page is drawn. The written page is English and belongs to nobody; where that would be wrong for this
// visitor, the parts in question wait, without being seen, until the app has taken over.
(function () {
  var page = document.documentElement;
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
  if (isOther || location.search.length > 1) page.dataset.waits = 'page';
  else if (isOwn) page.dataset.waits = 'tools';
  // If the app never comes, the written page is better than none.
  setTimeout(function () {
    delete page.dataset.waits;
  }, 6000);
})();
