import { ensureBuilt } from '../build/buildShop';
import { outcomeOf, type Check, type Outcome } from './check';

/** The build itself: what is wrong with it is said here, and not by every check that looks at its files. */
export const buildCheck: Check = {
  name: 'build',
  remedy: 'Mend what stops the build.',
  async run() {
    const fault = await ensureBuilt().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    return outcomeOf(fault === undefined ? [] : [fault]);
  },
};

/** Looks at the built files where there are some. */
export async function ofTheBuild(look: () => Promise<Outcome>): Promise<Outcome> {
  const isBuilt = await ensureBuilt().then(
    () => true,
    () => false,
  );
  return isBuilt ? look() : outcomeOf([], 'Not looked at: the shop cannot be built.');
}
