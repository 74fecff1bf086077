import { browserPopupRedirectResolver, type Auth, type PopupRedirectResolver } from 'firebase/auth';
import { AccountError } from './accountError';
import { trustedScript } from '#services/firebase/trustedScript';

/** Google's loader, which the sign-in popup needs. */
const loadGoogleScript = trustedScript('google-sign-in', 'https://apis.google.com/js/api.js');

/**
 * Browsers allow a popup only while a click is fresh, but the sign-in service first loads a helper frame from Google.
 * So that frame is loaded before the click, when pointer or focus come near the button. The library preloads it only
 * on phones, and then on every page, and offers no public way to do it later. If a new version renames its method,
 * nothing is preloaded and the popup still works.
 */
const initialize = '_initialize';
interface PopupHelper {
  [initialize]: (auth: Auth) => Promise<unknown>;
}
type PopupHelperClass = new () => PopupHelper;

function canBeWarmed(resolver: unknown): resolver is PopupHelperClass {
  return typeof resolver === 'function' && initialize in resolver.prototype;
}

/** The library instantiates the class it is given; this makes it get the preloaded instance. */
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

/** Can be called again: a loaded helper stays, a failed one is loaded again. */
export async function warmPopup(auth: Auth): Promise<void> {
  try {
    await loadGoogleScript();
    if (WarmHelper) await new WarmHelper()[initialize](auth);
  } catch (error) {
    // Without the helper no window can open, whatever the reason: offline, or blocked.
    throw new AccountError('offline', error);
  }
}
