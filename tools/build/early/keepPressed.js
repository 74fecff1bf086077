// Records what is pressed, typed or chosen before the app starts; src/app/handover/replay.ts repeats it. A pressed
// element shows it at once.
(function () {
  if (window.isTooOld || !document.getElementById('app')) return;
  var kept = (window.keptEvents = []);
  // The page is still arriving: what has come is freed before it is painted.
  function free() {
    document.querySelectorAll('#root [inert]').forEach(function (element) {
      element.removeAttribute('inert');
      element.removeAttribute('readonly');
    });
    if (document.readyState === 'loading') requestAnimationFrame(free);
  }
  free();
  // A page in the background has no frames.
  document.addEventListener('DOMContentLoaded', free);
  function placeOf(element) {
    var place = [];
    for (; element.id !== 'root'; element = element.parentElement)
      place.unshift(Array.prototype.indexOf.call(element.parentElement.children, element));
    return place;
  }
  function keep(kind, element, value) {
    var place = placeOf(element);
    var last = kept[kept.length - 1];
    // Only the end of one typing counts, and repeated presses of one button count once.
    if (last && last.kind === kind && String(last.place) === String(place)) kept.pop();
    kept.push({ kind: kind, place: place, tag: element.tagName, value: value });
  }
  // A form that leads somewhere by itself works without the app.
  function isReal(element) {
    return Boolean(element.form && element.form.hasAttribute('action'));
  }
  function onClick(event) {
    var button = event.target.closest('#root button');
    if (!button || isReal(button)) return;
    event.preventDefault();
    button.setAttribute('aria-busy', 'true');
    keep('click', button);
  }
  function onInput(event) {
    var field = event.target;
    if (isReal(field)) return;
    if (/^(checkbox|radio)$/.test(field.type)) keep('check', field, field.checked);
    else keep('type', field, field.value);
  }
  function onSubmit(event) {
    if (event.target.hasAttribute('action')) return;
    event.preventDefault();
    keep('submit', event.target);
  }
  var keeping = new AbortController();
  var early = { capture: true, signal: keeping.signal };
  document.addEventListener('click', onClick, early);
  document.addEventListener('input', onInput, early);
  document.addEventListener('submit', onSubmit, early);
  window.stopKeeping = function () {
    keeping.abort();
  };
})();
