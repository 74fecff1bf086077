import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const firefoxPath = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
export const webkitDriverPath = '/usr/bin/WebKitWebDriver';
export const virtualScreenPath = '/usr/bin/Xvfb';

/** WebKitGTK's own small browser; distributions keep it in the folder of their processor. */
export function findMiniBrowser(): string | undefined {
  const places = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return places
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((version) => join('/usr/lib', folder, version, 'MiniBrowser')),
    )
    .find((path) => existsSync(path));
}

const hasWebKit = (): boolean =>
  existsSync(webkitDriverPath) && existsSync(virtualScreenPath) && findMiniBrowser() !== undefined;

/** The engines beside Chromium that can be driven on this machine. */
export const engineIsHere = {
  chromium: () => true,
  firefox: () => existsSync(firefoxPath),
  webkit: hasWebKit,
} as const;
