// Shows a sentence in browsers too old for the shop's code, instead of dead buttons. The early scripts therefore use
// old syntax.
(function () {
  var readsLookbehind = false;
  try {
    // What the code needs and Safari 16.3 does not have.
    readsLookbehind = new RegExp('(?<=a)b').test('ab');
  } catch (error) {
    readsLookbehind = !error;
  }
  if (
    readsLookbehind &&
    Array.prototype.toSorted &&
    Object.hasOwn &&
    window.AbortSignal &&
    AbortSignal.timeout
  )
    return;
  window.isTooOld = true;
  document.documentElement.removeAttribute('data-waits');
  var wish = '';
  try {
    wish = localStorage.getItem('i18nextLng') || '';
  } catch (error) {
    wish = error ? '' : wish;
  }
  var code = (wish || navigator.language || 'en').slice(0, 2).toLowerCase().replace('fn', 'fr');
  var note = document.getElementById('old-browser');
  var texts = note.children;
  var shown = texts[0];
  for (var index = 0; index < texts.length; index += 1) if (texts[index].lang === code) shown = texts[index];
  shown.removeAttribute('hidden');
  note.removeAttribute('hidden');
})();
