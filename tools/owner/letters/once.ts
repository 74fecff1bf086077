import { setTimeout as wait } from 'node:timers/promises';
import { host } from '#local/machine/ports';
import type { Environment } from '#tools/build/plugins/environment';
import type { Access } from '#tools/owner/access';
import { thisRun } from './marks';
import { postOver } from './post';
import { readGivenUp, sendOwed, type Desk, type Passed } from './run';
import { letterSettings, letterShop } from './settings';

/** A letter a second and a little more: less than any mail server takes for a flood. */
const pauseMs = 1000;

/** All that sending needs, from the settings of an environment. Throws with what is missing. */
export function openDesk(access: Access, environment: Environment, say: Desk['say']): Desk {
  const settings = letterSettings(environment);
  const isCaught = new URL(settings.smtp).hostname === host;
  return {
    access,
    run: thisRun(),
    post: postOver(settings),
    shop: letterShop(environment),
    owner: settings.owner,
    say,
    now: Date.now,
    pause: async () => {
      if (!isCaught) await wait(pauseMs);
    },
  };
}

/** Sends what is owed, once: for the command, and for a cloud function on a schedule. */
export async function sendLettersOnce(desk: Desk): Promise<Passed & { givenUp: string[] }> {
  const passed = await sendOwed(desk, new Set(), new Map());
  return { ...passed, givenUp: await readGivenUp(desk.access) };
}
