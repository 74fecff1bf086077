import type { UnknownAction } from '@reduxjs/toolkit';
import { fieldsOf, numberOf } from '#model/untrusted';

/** One event of a tab: the tab's own id, and how many events it has sent with this one. */
export interface Sender {
  tab: string;
  no: number;
}

/** Of each tab the last event that is in this state; it is saved with what the events have changed. */
export type HeardEvents = Readonly<Record<string, number>>;

/** How many tabs are remembered. */
const mostTabs = 20;

export function senderOf(value: unknown): Sender | undefined {
  const { tab, no } = fieldsOf(fieldsOf(value)['sender']);
  return typeof tab === 'string' && typeof no === 'number' ? { tab, no } : undefined;
}

export const isHeard = (heard: HeardEvents, { tab, no }: Sender): boolean => no <= (heard[tab] ?? 0);

const latest = (heard: [tab: string, no: number][]): HeardEvents =>
  Object.fromEntries(heard.slice(-mostTabs));

export function heardReducer(heard: HeardEvents = {}, action: UnknownAction): HeardEvents {
  const sender = senderOf(action['meta']);
  if (!sender) return heard;
  const others = Object.entries(heard).filter(([tab]) => tab !== sender.tab);
  return latest([...others, [sender.tab, sender.no]]);
}

export const heardFrom = (value: unknown): HeardEvents =>
  latest(
    Object.entries(fieldsOf(value)).flatMap(([tab, no]) => {
      const number = numberOf(no);
      return number === undefined ? [] : [[tab, number]];
    }),
  );
