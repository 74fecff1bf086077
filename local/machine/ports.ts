/** Where everything listens. PORT_SHIFT moves all of it, so that two checkouts can run side by side. */
export const host = '127.0.0.1';

const contractPorts = {
  dev: 5173,
  preview: 5000,
  auth: 9099,
  database: 9000,
  mocks: 9100,
  emulatorHub: 4400,
  emulatorLogging: 4500,
} as const;

export type Service = keyof typeof contractPorts;

/** Reads PORT_SHIFT; anything that would move a port out of its range is refused with a sentence. */
export function readPortShift(value: string | undefined): number {
  if (value === undefined || value === '') return 0;
  const shift = Number(value);
  if (Number.isInteger(shift) && shift >= 0 && shift <= 50_000) return shift;
  throw new Error(`PORT_SHIFT must be a whole number from 0 to 50000, not "${value}".`);
}

export const portShift = readPortShift(process.env['PORT_SHIFT']);

export const ports: Record<Service, number> = {
  dev: contractPorts.dev + portShift,
  preview: contractPorts.preview + portShift,
  auth: contractPorts.auth + portShift,
  database: contractPorts.database + portShift,
  mocks: contractPorts.mocks + portShift,
  emulatorHub: contractPorts.emulatorHub + portShift,
  emulatorLogging: contractPorts.emulatorLogging + portShift,
};

export const address = (service: Service): string => `http://${host}:${ports[service]}`;
