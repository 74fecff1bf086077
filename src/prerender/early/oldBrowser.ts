/** Whether the browser lacks what the shop's code needs; Safari 16.3 has no lookbehind. */
export function isTooOld(): boolean {
  try {
    return !(
      new RegExp('(?<=a)b').test('ab') &&
      'toSorted' in Array.prototype &&
      'hasOwn' in Object &&
      'timeout' in AbortSignal
    );
  } catch {
    return true;
  }
}
