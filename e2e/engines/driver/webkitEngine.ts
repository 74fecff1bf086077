import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '#local/machine/listen';
import { host } from '#local/machine/ports';
import { answers } from '#local/machine/waitForServer';
import { findMiniBrowser, virtualScreenPath, webkitDriverPath } from '#tools/browser/engines';
import type { Engine, EngineOptions } from './engine';

async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** A screen that nobody sees; the server itself chooses its number and says it. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(
    virtualScreenPath,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const said = screen.stdio[3];
  if (!said) throw new Error('The virtual screen cannot be heard.');
  const [number] = (await once(said, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

/** The browser's own buttons would not let its window be as narrow as a phone. */
function narrowWindows(): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(
    join(folder, 'gtk-3.0', 'gtk.css'),
    '* { min-width: 0; min-height: 0; padding: 0; margin: 0 }',
  );
  return folder;
}

/** WebKit asks for the language of the system's locale; without the package of all locales there is only that of C. */
function onlyLocale(locale: string, folder: string): NodeJS.ProcessEnv {
  const name = `${locale.replace('-', '_')}.utf8`;
  const locales = join(folder, 'locales');
  mkdirSync(locales);
  symlinkSync('/usr/lib/locale/C.utf8', join(locales, name));
  return { LOCPATH: locales, LC_ALL: name, LANGUAGE: '' };
}

/** Milliseconds after which a question is given up: one that is asked while a page goes is never answered, and is asked again. */
const questionTimeoutMs = 6000;

/** One session of WebDriver, over plain HTTP. */
async function openSession(url: string, capabilities: object) {
  const ask = async (path: string, call: RequestInit): Promise<unknown> => {
    const answer = await fetch(`${url}${path}`, call);
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${path}: ${error} ${message}`);
  };
  const post = (path: string, body: object, signal: AbortSignal | null = null): Promise<unknown> =>
    ask(path, { method: 'POST', body: JSON.stringify(body), signal });
  const { sessionId } = (await post('/session', { capabilities })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  return {
    post: (path: string, body: object = {}, signal?: AbortSignal) => post(`${session}${path}`, body, signal),
    get: (path: string) => ask(`${session}${path}`, {}),
    end: () => ask(session, { method: 'DELETE' }),
  };
}

interface Answer {
  value?: unknown;
  error?: string;
}

/** WebKit by WebKitGTK's driver, on a virtual screen. */
export async function startWebKit({ width, height, locale, switches = [] }: EngineOptions): Promise<Engine> {
  const { screen, display } = await startScreen();
  const settings = narrowWindows();
  const port = await freePort();
  const driver = spawn(webkitDriverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: settings,
      ...onlyLocale(locale, settings),
    },
  });
  const url = `http://${host}:${port}`;
  await answers(`${url}/status`, () => driver.exitCode !== null);
  const session = await openSession(url, {
    alwaysMatch: {
      browserName: 'MiniBrowser',
      pageLoadStrategy: 'none',
      // A question to a page that is just being left is never answered.
      timeouts: { script: 5000 },
      'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation', ...switches] },
    },
  });
  // A window has a bar of its own above the page.
  await session.post('/window/rect', { width, height });
  const inner = Number(await session.post('/execute/sync', { script: 'return innerHeight', args: [] }));
  await session.post('/window/rect', { width, height: height + height - inner });

  const act = (actions: object) => session.post('/actions', { actions: [actions] });
  return {
    open: async (to) => void (await session.post('/url', { url: to })),
    back: async () => void (await session.post('/back')),
    reload: async () => void (await session.post('/refresh')),
    evaluate: async (expression) => {
      const script = `const done = arguments[0];
        Promise.resolve(${expression})
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const inTime = AbortSignal.timeout(questionTimeoutMs);
      const answer = await session.post('/execute/async', { script, args: [] }, inTime);
      const { value, error } = answer as Answer;
      if (error !== undefined) throw new Error(error);
      return value;
    },
    pressAt: async (x, y) =>
      void (await act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      })),
    type: async (text) =>
      void (await act({
        type: 'key',
        id: 'keyboard',
        actions: Array.from(text).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      })),
    picture: async () => Buffer.from(String(await session.get('/screenshot')), 'base64'),
    close: async () => {
      await session.end().catch(() => undefined);
      await end(driver);
      await end(screen);
      rmSync(settings, { recursive: true, force: true });
    },
  };
}
