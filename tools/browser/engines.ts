import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installWithApt, starts } from './browser';

const systemFirefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The Firefox asked for by FIREFOX_PATH, or the system's. */
export function findFirefox(): string | undefined {
  const chosen = process.env['FIREFOX_PATH'];
  return (chosen ? [chosen] : systemFirefoxes).find(starts);
}

export const webkitDriverPath = '/usr/bin/WebKitWebDriver';
export const virtualScreenPath = '/usr/bin/Xvfb';

/** WebKitGTK's own small browser; distributions keep it in the folder of their processor. */
export function findMiniBrowser(): string | undefined {
  const places = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return places
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) => join('/usr/lib', folder, version, 'MiniBrowser')),
    )
    .find((path) => existsSync(path));
}

const hasWebKit = (): boolean =>
  existsSync(webkitDriverPath) && existsSync(virtualScreenPath) && findMiniBrowser() !== undefined;

interface OtherEngine {
  name: 'firefox' | 'webkit';
  title: string;
  isHere: () => boolean;
  /** Debian's packages; of each list, the first that there is. */
  packages: readonly (readonly string[])[];
}

/** The engines beside Chromium, and how they are had. */
const otherEngines: readonly OtherEngine[] = [
  {
    name: 'firefox',
    title: 'Firefox',
    isHere: () => findFirefox() !== undefined,
    packages: [['firefox-esr']],
  },
  { name: 'webkit', title: 'WebKit', isHere: hasWebKit, packages: [['xvfb'], ['webkit2gtk-driver']] },
];

/** The engines that can be driven here; fetches what is missing, and says what cannot be had. */
export function ensureEngines(): OtherEngine['name'][] {
  return otherEngines.flatMap(({ name, title, isHere, packages }) => {
    if (!isHere()) {
      console.log(`${title} was not found; fetching it …`);
      packages.every((names) => installWithApt(names));
    }
    if (isHere()) return [name];
    console.log(`SKIPPED: the end-to-end tests in ${title}, which is not here and could not be fetched.`);
    return [];
  });
}
