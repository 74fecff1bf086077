import { type TextStorage } from '#storedValue';

/** A browser's storage with room for so many characters. */
export function memoryStorage(
  start: Record<string, string> = {},
  room = Number.POSITIVE_INFINITY,
): TextStorage {
  const texts = new Map(Object.entries(start));
  return {
    getItem: (key) => texts.get(key) ?? null,
    removeItem: (key) => void texts.delete(key),
    setItem: (key, text) => {
      const others = [...texts].filter(([other]) => other !== key);
      const taken = others.reduce((sum, [other, value]) => sum + other.length + value.length, 0);
      if (taken + key.length + text.length > room) throw new DOMException('Full.', 'QuotaExceededError');
      texts.set(key, text);
    },
  };
}
