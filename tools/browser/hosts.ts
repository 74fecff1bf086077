import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { startHosting } from '#local/backend/hosting';
import { address, host, ports } from '#local/machine/ports';
import { endProgram, type Running } from '#local/machine/processes';
import { answers } from '#local/machine/waitForServer';
import { hostingConfiguration } from '#tools/build/hosting/firebase';
import { hostFiles, writeFiles } from '#tools/build/hosting/generatedFiles';
import { installWithApt } from './browser';

const folder = resolve('.cache', 'hosts');
const shop = resolve('dist');
const listen = `${host}:${ports.preview}`;
const isRoot = process.getuid?.() === 0;

/** A web server of the system, in the foreground, with a configuration of its own that takes in the built one. */
interface System {
  command: string;
  package: string;
  options: readonly string[];
  configuration: string;
}

const systems: Readonly<Record<'nginx' | 'apache' | 'caddy', System>> = {
  nginx: {
    command: '/usr/sbin/nginx',
    package: 'nginx-light',
    options: ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.whole'), '-g', 'daemon off;'],
    configuration: `${isRoot ? `user ${userInfo().username};` : ''}
      pid ${folder}/nginx.pid;
      events {}
      http {
        include /etc/nginx/mime.types;
        access_log off;
        ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
        server { listen ${listen}; root ${shop}; include ${folder}/nginx.conf; }
      }`,
  },
  apache: {
    command: '/usr/sbin/apache2',
    package: 'apache2',
    options: ['-DFOREGROUND', '-f', join(folder, 'apache.whole')],
    configuration: `ServerName ${host}
      Listen ${listen}
      PidFile ${folder}/apache.pid
      ErrorLog ${folder}/apache.log
      ${['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite', 'headers', 'filter', 'deflate']
        .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
        .join('\n')}
      ${isRoot ? 'User www-data\nGroup www-data' : ''}
      TypesConfig /etc/mime.types
      DocumentRoot ${shop}
      <Directory ${shop}>
      Require all granted
      Include ${folder}/apache/.htaccess
      </Directory>`,
  },
  caddy: {
    command: '/usr/bin/caddy',
    package: 'caddy',
    options: ['run', '--adapter', 'caddyfile', '--config', join(folder, 'caddy.whole')],
    configuration: `{
        admin off
        auto_https off
      }
      http://${listen} {
        bind ${host}
        root * ${shop}
        import ${folder}/Caddyfile
      }`,
  },
};

async function startSystem(name: keyof typeof systems): Promise<Running> {
  const { command, options, configuration } = systems[name];
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.whole`), configuration);
  const child = spawn(command, options, {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Where Caddy keeps what it remembers.
    env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const hasEnded = () => child.exitCode !== null;
  await answers(address('preview'), hasEnded).catch(async (error: unknown) => {
    console.error(said);
    await endProgram(child);
    throw error;
  });
  return { stop: () => endProgram(child) };
}

/** GitHub Pages, which reads no file of rules: names without `.html`, `404.html`, ten minutes in every cache. */
const plainHosting = {
  public: 'dist',
  cleanUrls: true,
  rewrites: [],
  headers: [{ source: '**', headers: [{ key: 'Cache-Control', value: 'max-age=600' }] }],
};

export interface StaticHost {
  name: string;
  /** Starts it at the preview's address, or is missing where it cannot be had on a machine of one's own. */
  start?: () => Promise<Running>;
  /** Whether the server is here; where it is not, it is fetched. */
  isHere: () => boolean;
}

const isSystemHere = (name: keyof typeof systems): boolean => {
  const { command, package: wanted } = systems[name];
  return existsSync(command) || (installWithApt([wanted]) && existsSync(command));
};

/** Everything that the build writes rules for. */
export const staticHosts: readonly StaticHost[] = [
  { name: 'firebase', start: () => startHosting(hostingConfiguration({})), isHere: () => true },
  ...(['nginx', 'apache', 'caddy'] as const).map((name) => ({
    name,
    start: () => startSystem(name),
    isHere: () => isSystemHere(name),
  })),
  { name: 'github', start: () => startHosting(plainHosting), isHere: () => true },
  { name: 'netlify', isHere: () => false },
  { name: 'cloudflare', isHere: () => false },
];

/** The rules of the local build, where the servers above look for them. */
export const writeHostFiles = (): Promise<string[]> => writeFiles(hostFiles({}, folder));
