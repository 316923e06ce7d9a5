import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processorTimeOf, processorTimeWithChildren } from '../processor-time.ts';

const startMs = 15 * 60_000;

/** A commit's shop with the demo's data, started as its own `npm start` does. */
export interface RunningShop {
  readonly origin: string;
  /** From the start until `/healthz` answers 200, once everything is installed, built and filled. */
  readonly readySeconds: number;
  /** Milliseconds of processor time since the start. */
  readonly processorTime: () => { readonly node: number; readonly postgres: number };
  /** Node's resident memory in MB. */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
}

/** Clones a commit of this repository into the folder, unless it is there from the last time. */
export function checkOut(commit: string, folder: string, repository: string): void {
  if (existsSync(join(folder, 'package.json'))) return;
  execFileSync('git', ['clone', '--quiet', '--no-checkout', `file://${repository}`, folder]);
  execFileSync('git', ['checkout', '--quiet', '--detach', commit], { cwd: folder });
}

/** Starts the shop of a folder once to install, build and fill it, then again to measure. */
export async function startShop(folder: string, port: number): Promise<RunningShop> {
  await (await start(folder, port)).stop();
  return start(folder, port);
}

async function start(folder: string, port: number): Promise<RunningShop> {
  const origin = `http://127.0.0.1:${port}`;
  const dataDir = join(folder, 'var/compare');
  const env = {
    HOME: process.env.HOME,
    // Not this clone's Node, which npm has put first.
    PATH: (process.env.PATH ?? '')
      .split(':')
      .filter((part) => !part.includes('node_modules'))
      .join(':'),
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    // Each order comes from a network of its own, so that no limit of a network is met.
    TRUST_PROXY: '1',
  };
  const from = performance.now();
  const shop = spawn('npm', ['start'], { cwd: folder, env, stdio: 'ignore', detached: true });
  const ended = new Promise<void>((resolve) => void shop.once('close', () => resolve()));
  const end = (signal: NodeJS.Signals): void => void process.kill(-shop.pid!, signal);
  process.once('exit', () => shop.exitCode === null && shop.signalCode === null && end('SIGKILL'));
  while (!(await isReady(origin))) {
    if (shop.exitCode !== null) throw new Error(`the shop of ${folder} ended with ${shop.exitCode}`);
    if (performance.now() - from > startMs) throw new Error(`the shop of ${folder} is not ready after ${startMs} ms`);
    await sleep(50);
  }
  const readySeconds = (performance.now() - from) / 1000;
  // Without the shells that start them.
  const processes = listProcesses().filter(({ command }) => !/^\S*\bsh /.test(command));
  const node = processes.find(({ command, group }) => group === shop.pid && /src\/app\/main\.ts/.test(command))!.pid;
  const postgres = processes.find(({ command }) => /postgres -D /.test(command) && command.includes(dataDir))!.pid;
  return {
    origin,
    readySeconds,
    processorTime: () => ({
      node: processorTimeOf(node),
      // Its processes come and go: those that have ended are counted with the server.
      postgres:
        processorTimeWithChildren(postgres) +
        listProcesses()
          .filter(({ parent }) => parent === postgres)
          .reduce((sum, { pid }) => sum + processorTimeOf(pid), 0),
    }),
    memory: () => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${node}/status`, 'utf8'))?.[1]) / 1024,
    stop: async () => {
      end('SIGINT');
      await ended;
    },
  };
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    ({ status }) => status === 200,
    () => false,
  );

function listProcesses(): { pid: number; parent: number; group: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const [, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return [{ pid: Number(name), parent: Number(parent), group: Number(group), command }];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
}
