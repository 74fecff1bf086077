import { existsSync } from 'node:fs';

/** What every command of the owner understands. */
export const accessOptions = {
  url: { type: 'string' },
  token: { type: 'string' },
  email: { type: 'string' },
} as const;

export const accessUsage =
  "Options: --url DATABASE, --email OWNER (password in OWNER_PASSWORD) or --token ADMINISTRATOR'S TOKEN";

/** The pause of a command that stays; without one it would ask without an end. */
export function secondsFrom(typed: string): number {
  const seconds = Number(typed);
  if (seconds > 0 && Number.isFinite(seconds)) return seconds;
  throw new Error(`--seconds ${typed} is no number of seconds, such as 15.`);
}

/** Reads the deployment's settings (what the build reads first comes first), runs the command and prints its answer. */
export async function runCommand(run: () => Promise<string>): Promise<void> {
  for (const file of ['.env.production', '.env.local']) if (existsSync(file)) process.loadEnvFile(file);
  console.log(await run());
}
