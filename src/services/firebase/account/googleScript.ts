const address = 'https://apis.google.com/js/api.js';

declare global {
  interface Window {
    /** Where the browser knows Trusted Types; the language's own types do not yet. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: () => string },
      ) => { createScriptURL: (input: string) => object };
    };
  }
}

let trustedAddress: string | object | undefined;
let loading: Promise<void> | undefined;

/**
 * Google's loader, which the sign-in popup needs. The library would write it into the page itself, and the content
 * security policy refuses that: a script's address has to be one that the shop vouches for, and this is the only one.
 */
export function loadGoogleScript(): Promise<void> {
  loading ??= insertScript().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function insertScript(): Promise<void> {
  trustedAddress ??=
    window.trustedTypes
      ?.createPolicy('google-sign-in', { createScriptURL: () => address })
      .createScriptURL('') ?? address;
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script of the sign-in window could not be loaded.'));
    });
    Reflect.set(script, 'src', trustedAddress);
    document.head.append(script);
  });
}
