// Runs in a measured page: notes the paints, and when React's own mark stands on the page's title and nothing waits.
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
  function look() {
    var title = document.querySelector('main h1');
    var isOurs = Object.keys(title || {}).some(function (key) {
      return key.startsWith('__reactFiber');
    });
    if (isOurs && !document.documentElement.dataset.waits) watched.usable = performance.now();
    else setTimeout(look, 10);
  }
  look();
})();
