import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { patienceMs } from '#local/machine/patience';
import { host, ports } from '#local/machine/ports';
import { project } from '#local/machine/project';
import { startProgram, type Running } from '#local/machine/processes';

export type Emulator = 'auth' | 'database';

const folder = resolve('.cache', 'emulators');
/** Milliseconds after which a sentence says that the emulators are still waited for. */
const slowMs = 90_000;

const configuration = {
  database: { rules: 'database.rules.json' },
  emulators: {
    auth: { host, port: ports.auth },
    database: { host, port: ports.database },
    hub: { host, port: ports.emulatorHub },
    logging: { host, port: ports.emulatorLogging },
    ui: { enabled: false },
  },
};

async function writeConfiguration(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await copyFile('database.rules.json', join(folder, 'database.rules.json'));
  await writeFile(join(folder, 'firebase.json'), JSON.stringify(configuration, null, 2));
}

/**
 * Starts emulators of firebase-tools, without a network, and settles when all of them answer.
 */
export async function startEmulators(emulators: readonly Emulator[]): Promise<Running> {
  await writeConfiguration();
  return new Promise((resolvePromise, reject) => {
    let output = '';
    const slow = setTimeout(() => console.log('The emulators are not ready yet; waiting …'), slowMs);
    const stopWaiting = () => {
      clearTimeout(slow);
      clearTimeout(timer);
    };
    const fail = (reason: string) => {
      stopWaiting();
      reject(new Error(`The emulators ${reason}:\n${output.trim()}`));
    };
    const running = startProgram({
      name: 'emulators',
      command: [
        resolve('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js'),
        'emulators:start',
        `--only=${emulators.join(',')}`,
        `--project=${project}`,
      ],
      cwd: folder,
      // CI keeps firebase-tools from asking questions.
      env: { CI: '1', FIREBASE_CLI_DISABLE_UPDATE_CHECK: 'true', NO_UPDATE_NOTIFIER: '1' },
      onOutput: (text) => {
        output += text;
        if (!text.includes('All emulators ready')) return;
        stopWaiting();
        resolvePromise(running);
      },
      onEnd: (code) => fail(`ended with code ${code}`),
    });
    const timer = setTimeout(() => {
      void running.stop();
      fail(`were not ready after ${patienceMs / 60_000} minutes`);
    }, patienceMs);
  });
}
