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
  // Usable: the app has taken over, and the page's title and its first link or button are React's.
  function isOfReact(element) {
    return Object.keys(element || {}).some(function (key) {
      return key.startsWith('__reactProps');
    });
  }
  function look() {
    var hears = ['main h1', 'main :is(a[href], button)'].every(function (part) {
      return isOfReact(document.querySelector(part));
    });
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
