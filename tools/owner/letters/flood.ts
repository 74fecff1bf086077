const day = 86_400_000;

/** How many receipts one address gets in a day. An order and a withdrawal are owed one by law, so they may be more. */
export const mostADay = { message: 5, order: 20, withdrawal: 20 } as const;

interface Sent {
  path: string;
  email: string;
  createdAt: number;
}

/**
 * What somebody sends again and again with another's address, so that the shop does not become the means: the places of those
 * that have `most` others of their address in the day before them.
 */
export function floodIn(entries: readonly Sent[], most: number): ReadonlySet<string> {
  const byAddress = new Map<string, Sent[]>();
  for (const entry of entries) {
    const address = entry.email.trim().toLowerCase();
    byAddress.set(address, [...(byAddress.get(address) ?? []), entry]);
  }
  const flood = new Set<string>();
  for (const same of byAddress.values()) {
    const ordered = same.toSorted((a, b) => a.createdAt - b.createdAt);
    for (const [index, { path, createdAt }] of ordered.entries()) {
      const before = ordered[index - most];
      if (before && before.createdAt > createdAt - day) flood.add(path);
    }
  }
  return flood;
}
