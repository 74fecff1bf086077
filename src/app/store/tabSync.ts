import { nanoid, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { linesReplaced } from '#model/cart/cartSlice';
import { isHeard, senderOf, type HeardEvents, type Sender } from '#model/saved/heardEvents';
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
const received = ({ type, payload }: Event, sender: Sender | undefined): UnknownAction => ({
  type,
  payload,
  meta: { sender, fromOtherTab: true },
});

interface TabSync {
  /** Without one nothing is heard of other tabs: what they saved is read before each event. */
  channel: BroadcastChannel | undefined;
  save: () => void;
  /** Reads what another document has saved. */
  catchUp: () => void;
}

/**
 * What the shopper did is saved in the event itself, as the page may be left in the same moment, and before it is sent: a tab
 * that opens or wakes up just then does not hear it, but finds it. A tab may also hear it and find it, or hear it before its own view
 * of the storage shows it: each event has the number its tab gave it, and the state says which it has.
 */
export function tabSync({ channel, save, catchUp }: TabSync): Middleware<object, { heard: HeardEvents }> {
  const tab = nanoid();
  let no = 0;
  return ({ dispatch, getState }) => {
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const sender = senderOf(data);
      // A tab with an earlier version of the shop gives none.
      const isKnown = sender !== undefined && isHeard(getState().heard, sender);
      if (isEvent(data) && !isKnown) dispatch(received(data, sender));
    });
    return (next) => (action) => {
      if (!isEvent(action) || isFromOtherTab(action)) return next(action);
      if (!channel) catchUp();
      no += 1;
      const sender = { tab, no };
      const result = next({ ...action, meta: { sender } });
      save();
      channel?.postMessage({ type: action.type, payload: action.payload, sender });
      return result;
    };
  };
}
