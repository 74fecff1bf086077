import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { linesReplaced, linesRepriced } from '../../model/cart/cartSlice';
import { compareReplaced } from '../../model/cart/compareSlice';
import { isFields } from '../../model/untrusted';

/**
 * Tabs synchronise by repeating each other's events, not by copying state: articles added in two tabs at the same
 * moment end up in both carts.
 */
const sharedParts = ['cart/', 'wishlist/', 'compare/', 'currency/'];

/** Events that replace a whole list are not sent: they would remove what another tab has just added. */
const ownEvents = new Set<string>([linesReplaced.type, linesRepriced.type, compareReplaced.type]);

const isShared = (type: string): boolean =>
  !ownEvents.has(type) && sharedParts.some((part) => type.startsWith(part));

export const isFromOtherTab = (action: unknown): boolean =>
  isFields(action) && isFields(action.meta) && action.meta.fromOtherTab === true;

/** An event as another tab sent it, marked so that it is neither sent on nor announced. */
function received(message: unknown): UnknownAction | undefined {
  if (!isFields(message) || typeof message.type !== 'string' || !isShared(message.type)) return undefined;
  return { type: message.type, payload: message.payload, meta: { fromOtherTab: true } };
}

/**
 * What the shopper did is saved in the event itself, as the page may be left in the same moment, and before it is sent: a tab
 * that opens just then does not hear it, but finds it. Without a channel other tabs do not follow.
 */
export function tabSync(channel: BroadcastChannel | undefined, save: () => void): Middleware {
  return ({ dispatch }) => {
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const action = received(data);
      if (action) dispatch(action);
    });
    return (next) => (action) => {
      const result = next(action);
      if (
        isFields(action) &&
        typeof action.type === 'string' &&
        isShared(action.type) &&
        !isFromOtherTab(action)
      ) {
        save();
        channel?.postMessage({ type: action.type, payload: action.payload });
      }
      return result;
    };
  };
}
