import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { linesReplaced } from '#model/cart/cartSlice';
import { isFields, type Fields } from '#model/untrusted';

/**
 * Tabs synchronise by repeating each other's events, not by copying state: articles added in two tabs at the same
 * moment end up in both carts.
 */
const sharedParts = ['cart/', 'wishlist/', 'compare/', 'currency/'];

/** One event is not sent, as it replaces the whole cart: it would remove what another tab has just added. */
const isShared = (type: string): boolean =>
  type !== linesReplaced.type && sharedParts.some((part) => type.startsWith(part));

export const isFromOtherTab = (action: unknown): boolean =>
  isFields(action) && isFields(action.meta) && action.meta.fromOtherTab === true;

interface Event {
  type: string;
  payload?: unknown;
}

const isEvent = (value: unknown): value is Event & Fields =>
  isFields(value) && typeof value.type === 'string' && isShared(value.type);

/** An event as another tab sent it, marked so that it is neither sent on nor announced. */
const received = ({ type, payload }: Event): UnknownAction => ({
  type,
  payload,
  meta: { fromOtherTab: true },
});

interface TabSync {
  /** Without one nothing is heard of other tabs: what they saved is read before each event. */
  channel: BroadcastChannel | undefined;
  save: () => void;
  /** Reads what another document has saved. */
  catchUp: () => void;
  /** Milliseconds since 1970 when that was read last: what was sent before is in it. */
  readAt: () => number;
}

/**
 * What the shopper did is saved in the event itself, as the page may be left in the same moment, and before it is sent: a tab
 * that opens or wakes up just then does not hear it, but finds it.
 */
export function tabSync({ channel, save, catchUp, readAt }: TabSync): Middleware {
  return ({ dispatch }) => {
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      // A frozen tab hears late what it has read when it came back.
      if (isEvent(data) && !(Number(data['at']) <= readAt())) dispatch(received(data));
    });
    return (next) => (action) => {
      const isOwn = isEvent(action) && !isFromOtherTab(action);
      if (isOwn && !channel) catchUp();
      const result = next(action);
      if (!isOwn) return result;
      save();
      channel?.postMessage({ type: action.type, payload: action.payload, at: Date.now() });
      return result;
    };
  };
}
