/** What a word with the ending `frei` says is not in it: `glutenfreies` → gluten. */
export function endingFree(part: string, free: string): string | undefined {
  const at = part.lastIndexOf(free);
  return at >= 4 && part.length - at - free.length <= 2 ? part.slice(0, at) : undefined;
}
