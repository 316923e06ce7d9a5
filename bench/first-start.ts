import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '../scripts/project-root.ts';

/**
 * What `npm start` takes in a clone of the last commit with nothing installed, by part, and the start after it. The package
 * cache should be warm: run it twice. Building and filling overlap, so the parts are the times between lines of output.
 */
const port = process.env.PORT ?? '4290';
const maxStartMs = 10 * 60_000;

/** The end of each part, by the line that marks it. */
const marks: readonly (readonly [part: string, line: RegExp])[] = [
  ['installing', /^Installing packages: done/],
  ['creating the database', /^Building the demo catalogue/],
  ['composing the demo', /^Loading the demo catalogue: /],
  ['importing the demo', /^The demo shop has /],
  ['opening', /^The shop is open/],
];

interface Start {
  readonly seconds: number;
  /** Seconds from the last mark to this one. */
  readonly parts: readonly (readonly [part: string, seconds: number])[];
  /** As the build reports it; it runs beside the others. */
  readonly building: string | undefined;
}

const folder = await mkdtemp(join(tmpdir(), 'first-start-'));
try {
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${projectRoot}`, folder]);
  print('First start', await start());
  print('Next start', await start());
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Starts the shop as a person would, waits until it is ready and stops it. */
async function start(): Promise<Start> {
  // Not this clone's Node and settings, which npm has put into the environment.
  const env = {
    HOME: process.env.HOME,
    PATH: withoutOwnPrograms(process.env.PATH ?? ''),
    PORT: port,
    HOST: '127.0.0.1',
  };
  const started = performance.now();
  const shop = spawn('npm', ['start'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const stop = (signal: NodeJS.Signals): void => void process.kill(-shop.pid!, signal);
  const closed = new Promise<void>((resolve) => shop.once('close', () => resolve()));
  const timer = setTimeout(() => stop('SIGKILL'), maxStartMs);
  const parts: [string, number][] = [];
  let building: string | undefined;
  let last = started;
  let output = '';
  const read = (): boolean => {
    building ??= /^Pages built in (.+)$/m.exec(output)?.[1];
    const [part, line] = marks.find(([name, mark]) => isNew(name) && new RegExp(mark, 'm').test(output)) ?? [];
    if (!part || !line) return false;
    const now = performance.now();
    parts.push([part, (now - last) / 1000]);
    last = now;
    return part === 'opening';
  };
  const isNew = (name: string): boolean => !parts.some(([part]) => part === name);
  shop.stderr.on('data', (chunk) => (output += chunk));
  await new Promise<void>((resolve, reject) => {
    shop.stdout.on('data', (chunk) => {
      output += chunk;
      if (read()) resolve();
    });
    void closed.then(() => reject(new Error(`The shop did not open:\n${output}`)));
  });
  while (!(await isReady())) await sleep(50);
  parts.push(['loading the indexes', (performance.now() - last) / 1000]);
  const seconds = (performance.now() - started) / 1000;
  clearTimeout(timer);
  stop('SIGTERM');
  await closed;
  return { seconds, parts, building };
}

/** The shop counts as started once its health check says so, as for whoever sends it requests. */
async function isReady(): Promise<boolean> {
  const { status } = await fetch(`http://127.0.0.1:${port}/healthz`);
  return status === 200;
}

function withoutOwnPrograms(path: string): string {
  return path
    .split(':')
    .filter((place) => !place.startsWith(projectRoot) && !place.includes('node_modules'))
    .join(':');
}

function print(title: string, { seconds, parts, building }: Start): void {
  console.log(`${title}: ${seconds.toFixed(1)} s`);
  for (const [part, took] of parts) console.log(`  ${took.toFixed(1).padStart(5)} s  ${part}`);
  if (building) console.log(`  beside these, the pages were built in ${building}`);
}
