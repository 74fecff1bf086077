/** Prefix range by binary search: the words of a sorted list that begin with a prefix. */
export function* formsBeginningWith(forms: readonly string[], beginning: string): Generator<string> {
  let [low, high] = [0, forms.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((forms[middle] ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  for (let at = low; at < forms.length && (forms[at] ?? '').startsWith(beginning); at += 1)
    yield forms[at] ?? '';
}
