/**
 * The oldest browsers the shop's code runs in. The build compiles for them, `early/oldBrowser.js` tells older ones so, the README
 * names them, and `tests/built/oldestBrowsers.test.ts` holds the built code to them.
 */
export const oldestBrowsers = { chrome: '110', firefox: '115', safari: '16.4' } as const;

/** As Vite's `build.target` names them. */
export const buildTarget = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);
