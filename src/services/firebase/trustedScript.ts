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

/**
 * A script from elsewhere, loaded once. Libraries would write it into the page themselves, and the content security
 * policy refuses that: a script's address has to be one that the shop vouches for, by a policy that gives no other.
 */
export function trustedScript(policy: string, address: string): () => Promise<void> {
  let trusted: string | object | undefined;
  let loading: Promise<void> | undefined;
  const insert = (): Promise<void> => {
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
  };
  return () => {
    loading ??= insert().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
