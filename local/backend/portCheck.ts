import { createServer } from 'node:net';
import { host, nextPortShift, ports, portShift, serviceNames, type Service } from '#local/machine/ports';

/** What the local backend opens, and what it opens with the built shop before it. */
export const backendServices: readonly Service[] = [
  'auth',
  'database',
  'mocks',
  'smtp',
  'emulatorHub',
  'emulatorLogging',
];
export const previewServices: readonly Service[] = [...backendServices, 'preview'];

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** One sentence for each of these ports that is already in use. */
export async function takenPorts(services: readonly Service[]): Promise<string[]> {
  const free = await Promise.all(services.map((service) => isFree(ports[service])));
  return services
    .filter((_, index) => !free[index])
    .map(
      (service) =>
        `Port ${ports[service]}, needed for ${serviceNames[service]}, is taken by another program.`,
    );
}

/** Throws when one of these ports is taken, with what to do about it: before a build, which takes longer. */
export async function claimPorts(services: readonly Service[]): Promise<void> {
  const taken = await takenPorts(services);
  if (taken.length === 0) return;
  throw new Error(
    `${taken.join('\n')}\nIs the shop running in another window? Stop it there, ` +
      `or set PORT_SHIFT=${nextPortShift(portShift)} to run a second one beside it.`,
  );
}

/** For the beginning of a command: ends it with a sentence, without the way through the code, when a port is taken. */
export const requireFreePorts = (services: readonly Service[]): Promise<void> =>
  claimPorts(services).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
