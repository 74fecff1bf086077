import { createServer } from 'node:net';
import { host, ports, portShift, type Service } from '../machine/ports';

const names: Record<Service, string> = {
  dev: 'the development server',
  preview: 'the preview',
  auth: 'the Auth emulator',
  database: 'the database',
  mocks: 'the mocks',
  emulatorHub: "the emulators' hub",
  emulatorLogging: "the emulators' log",
};

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
    .map((service) => `Port ${ports[service]}, needed for ${names[service]}, is taken by another program.`);
}

/** Throws when one of these ports is taken, with what to do about it. */
export async function claimPorts(services: readonly Service[]): Promise<void> {
  const taken = await takenPorts(services);
  if (taken.length === 0) return;
  throw new Error(
    `${taken.join('\n')}\nIs the shop running in another window? Stop it there, ` +
      `or set PORT_SHIFT=${portShift + 10} to run a second one beside it.`,
  );
}
