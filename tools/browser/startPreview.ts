import { startBackend } from '../../local/backend/backend';
import type { Running } from '../../local/machine/processes';
import { hostingConfiguration } from '../build/hosting/files';

/** The local backend with the built shop before it, served with the headers of production. */
export const startPreview = (): Promise<Running> =>
  // The preview always serves a shop that was built for the local backend.
  startBackend({ hosting: hostingConfiguration({}) });
