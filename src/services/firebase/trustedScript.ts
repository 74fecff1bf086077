import { untilItFails } from './untilItFails';

declare global {
  interface Window {
    /** Trusted Types, where the browser has them; TypeScript's own types do not know them yet. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: () => string },
      ) => { createScriptURL: (input: string) => object };
    };
  }
}

/**
 * Loads a script of another site once. The libraries' own script elements are refused by the content security policy:
 * with Trusted Types, an address needs a policy of ours, and ours allows only this one.
 */
export function trustedScript(policy: string, address: string): () => Promise<void> {
  let trusted: string | object | undefined;
  return untilItFails(() => {
    trusted ??=
      window.trustedTypes?.createPolicy(policy, { createScriptURL: () => address }).createScriptURL('') ??
      address;
    return new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => {
        script.remove();
        reject(new Error(`${address} could not be loaded.`));
      });
      Reflect.set(script, 'src', trusted);
      document.head.append(script);
    });
  });
}
