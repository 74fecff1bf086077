// Runs in a measured page: notes the paints, the parts that moved, and from when on the page can be used, and says so on
// the console.
(function () {
  var watched = (window.watched = { largestPaint: 0, usable: 0, shift: 0 });
  new PerformanceObserver(function (list) {
    list.getEntries().forEach(function (entry) {
      watched.largestPaint = entry.startTime;
    });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver(function (list) {
    list.getEntries().forEach(function (entry) {
      watched.shift += entry.value;
    });
  }).observe({ type: 'layout-shift', buffered: true });
  // Usable: the page is hydrated, the page's title is React's, and its first link or button hears what is pressed. A key
  // lets React hydrate what it hits, as a tap would; it does nothing else.
  function isOfReact(element) {
    return Object.keys(element || {}).some(function (key) {
      return key.startsWith('__reactProps');
    });
  }
  function look() {
    var first = document.querySelector('main :is(a[href], button)');
    if (first) first.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
    var hears = isOfReact(first) && isOfReact(document.querySelector('main h1'));
    if (!hears || document.documentElement.dataset.waits) {
      setTimeout(look, 10);
    } else {
      watched.usable = performance.now();
      console.debug('usable');
    }
  }
  // Waiting costs the page nothing.
  new PerformanceObserver(function (list) {
    if (list.getEntriesByName('taken over').length > 0) look();
  }).observe({ type: 'mark', buffered: true });
})();
