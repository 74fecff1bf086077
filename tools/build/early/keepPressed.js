// Records what is pressed, typed or chosen before the app starts; src/app/handover/replay.ts repeats it. A pressed
// element shows it at once.
(function () {
  if (window.isTooOld || !document.getElementById('app')) return;
  var root = document.getElementById('root');
  var kept = (window.keptEvents = []);
  root.querySelectorAll('[inert]').forEach(function (element) {
    element.removeAttribute('inert');
    element.removeAttribute('readonly');
  });
  function placeOf(element) {
    var place = [];
    for (; element !== root; element = element.parentElement)
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
    var button = event.target.closest('button');
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
  root.addEventListener('click', onClick, true);
  root.addEventListener('input', onInput, true);
  root.addEventListener('submit', onSubmit, true);
  window.stopKeeping = function () {
    root.removeEventListener('click', onClick, true);
    root.removeEventListener('input', onInput, true);
    root.removeEventListener('submit', onSubmit, true);
  };
})();
