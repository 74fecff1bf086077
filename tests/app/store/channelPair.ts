/** Two ends of a channel, as two tabs have them: what one posts the other hears, in order and copied. */
export function channelPair(): [BroadcastChannel, BroadcastChannel] {
  const name = `tabs-${Math.random()}`;
  return [new LocalChannel(name), new LocalChannel(name)];
}

/** One more end of the channel with this name. */
export const channelBetween = (name: string): BroadcastChannel => new LocalChannel(name);

const ends = new Map<string, Set<LocalChannel>>();

class LocalChannel extends EventTarget implements BroadcastChannel {
  onmessage = null;
  onmessageerror = null;
  constructor(readonly name: string) {
    super();
    ends.set(name, (ends.get(name) ?? new Set()).add(this));
  }
  postMessage(message: unknown): void {
    const data: unknown = structuredClone(message);
    for (const end of ends.get(this.name) ?? []) {
      if (end !== this) queueMicrotask(() => end.dispatchEvent(new MessageEvent('message', { data })));
    }
  }
  close(): void {
    const others = ends.get(this.name);
    others?.delete(this);
    if (others?.size === 0) ends.delete(this.name);
  }
}
