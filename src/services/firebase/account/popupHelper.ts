import { browserPopupRedirectResolver, type Auth, type PopupRedirectResolver } from 'firebase/auth';
import { AccountError } from './accountError';
import { loadGoogleScript } from './googleScript';

/**
 * A popup is only let through while the browser still counts the click as fresh, and the sign-in service first loads
 * a helper frame from Google. So the helper is loaded ahead of the click, when the pointer or
 * the focus comes near the button. The library does the same by
 * itself, but only on phones, and then on every page of the shop; it offers no public way to do it later. Hence the
 * guard: where a new version names its method differently, nothing is warmed and the popup still works.
 */
const initialize = '_initialize';
interface PopupHelper {
  [initialize]: (auth: Auth) => Promise<unknown>;
}
type PopupHelperClass = new () => PopupHelper;

function canBeWarmed(resolver: unknown): resolver is PopupHelperClass {
  return typeof resolver === 'function' && initialize in resolver.prototype;
}

/** The library makes its own instance of the class it is given, and shall get the one that is warm. */
function onlyOne(Helper: PopupHelperClass): PopupHelperClass {
  const made: PopupHelper[] = [];
  return class extends Helper {
    constructor() {
      super();
      if (made.length === 0) made.push(this);
      return made[0] ?? this;
    }
  };
}

const libraryHelper: unknown = browserPopupRedirectResolver;
const WarmHelper = canBeWarmed(libraryHelper) ? onlyOne(libraryHelper) : undefined;

export const popupResolver: PopupRedirectResolver = WarmHelper ?? browserPopupRedirectResolver;

/** Safe to call again: a helper that is loaded stays, one that failed to load is tried anew. */
export async function warmPopup(auth: Auth): Promise<void> {
  try {
    await loadGoogleScript();
    if (WarmHelper) await new WarmHelper()[initialize](auth);
  } catch (error) {
    // Without the helper no window can open, whatever the reason: offline, or blocked.
    throw new AccountError('offline', error);
  }
}
