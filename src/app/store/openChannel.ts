/**
 * The BroadcastChannel to the other tabs; without one (an old browser, a sandboxed frame) tabs do not follow one
 * another.
 */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
