// Runs in a measured page: notes how long each press and key took until the next paint (Event Timing), in milliseconds.
(function () {
  window.interactions = [];
  new PerformanceObserver(function (list) {
    list.getEntries().forEach(function (entry) {
      if (entry.interactionId) window.interactions.push(entry.duration);
    });
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
})();
