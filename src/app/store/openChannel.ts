/** The way to the other tabs; without one (an old browser, a sandboxed frame) each tab goes by itself. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
