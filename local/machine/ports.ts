/** Where everything listens. PORT_SHIFT moves all of it, so that two checkouts can run side by side. */
export const host = '127.0.0.1';

export const contractPorts = {
  dev: 5173,
  preview: 5000,
  auth: 9099,
  database: 9000,
  mocks: 9100,
  smtp: 9025,
  emulatorHub: 4400,
  emulatorLogging: 4500,
} as const;

export type Service = keyof typeof contractPorts;

export const serviceNames: Readonly<Record<Service, string>> = {
  dev: 'the development server',
  preview: 'the preview',
  auth: 'the Auth emulator',
  database: 'the database',
  mocks: 'the mocks',
  smtp: 'the letter box',
  emulatorHub: "the emulators' hub",
  emulatorLogging: "the emulators' log",
};

/** Ports above ours that browsers refuse to open (Fetch standard, "bad port"), and Node's fetch with them. */
const blockedPorts = new Set([5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080]);

const services = Object.keys(contractPorts) as Service[];
const largestShift = 50_000;

/** Why nothing can be moved by so much, or undefined: the ports without a shift belong to another checkout. */
export function shiftProblem(shift: number): string | undefined {
  for (const service of services) {
    const port = contractPorts[service] + shift;
    if (blockedPorts.has(port))
      return `no browser opens port ${port}, where ${serviceNames[service]} would listen`;
    const other = shift > 0 && services.find((one) => contractPorts[one] === port);
    if (other) {
      const verb = other === 'mocks' ? 'are' : 'is';
      return `${serviceNames[service]} would listen on ${port}, where ${serviceNames[other]} of another checkout ${verb}`;
    }
  }
  return undefined;
}

/** Another shift, for a checkout beside the one of this shift. */
export function nextPortShift(shift: number): number {
  const next = shift + 10;
  return shiftProblem(next) === undefined ? next : nextPortShift(next);
}

/** Reads PORT_SHIFT; one that would move a port out of its range, or to a place it cannot have, is refused with a sentence. */
export function readPortShift(value: string | undefined): number {
  if (value === undefined || value === '') return 0;
  const shift = Number(value);
  if (!Number.isInteger(shift) || shift < 0 || shift > largestShift)
    throw new Error(`PORT_SHIFT must be a whole number from 0 to ${largestShift}, not "${value}".`);
  const problem = shiftProblem(shift);
  if (problem === undefined) return shift;
  throw new Error(`PORT_SHIFT=${shift} cannot be used: ${problem}. Try PORT_SHIFT=${nextPortShift(shift)}.`);
}

export const portShift = readPortShift(process.env['PORT_SHIFT']);

export const ports = Object.fromEntries(
  services.map((service) => [service, contractPorts[service] + portShift]),
) as Record<Service, number>;

export const address = (service: Service): string => `http://${host}:${ports[service]}`;
