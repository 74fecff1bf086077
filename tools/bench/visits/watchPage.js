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
  // Usable: the app says by its mark that the page is hydrated or rendered, and that it hears what is pressed. The time is taken
  // when the task that did so has ended, for only then a press is answered.
  new PerformanceObserver(function (list) {
    if (list.getEntriesByName('interactive').length === 0) return;
    watched.usable = performance.now();
    console.debug('usable');
  }).observe({ type: 'mark', buffered: true });
})();
