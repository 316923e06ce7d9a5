import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const port = Number(process.env['BENCH_PORT'] ?? 3991);
export const origin = `http://127.0.0.1:${port}`;

/** The demo shop in processes that are killed and started again. */
export class FaultyShop {
  readonly dataDir: string;
  #process: ChildProcess | undefined;

  constructor(dataDir: string) {
    this.dataDir = dataDir;
  }

  /** A trusted proxy, so that each shopper can have another network address. */
  get #settings(): NodeJS.ProcessEnv {
    return { ...process.env, PORT: String(port), DATA_DIR: this.dataDir, LOG_LEVEL: 'silent', TRUST_PROXY: '1' };
  }

  /** Starts the shop and waits until it is open. */
  async start(): Promise<void> {
    const shop = spawn(process.execPath, ['src/app/main.ts'], { env: this.#settings, stdio: 'ignore' });
    this.#process = shop;
    while (!(await isOpen())) {
      if (shop.exitCode !== null) throw new Error('the shop did not start');
      await sleep(50);
    }
  }

  /** Ends the process and returns how long that took, in milliseconds. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number> {
    const started = performance.now();
    this.#process!.kill(signal);
    await once(this.#process!, 'exit');
    return performance.now() - started;
  }

  /** Whether the process that was started last still runs. */
  get isRunning(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null;
  }

  /** What the process has in memory, in megabytes. */
  async memory(): Promise<number> {
    const status = await readFile(`/proc/${this.#process!.pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024);
  }

  /** Kills one of the server's processes that answer the shop, as the kernel does for want of memory; false where none was found. */
  async killBackend(): Promise<boolean> {
    const folder = join(this.dataDir, 'postgres/cluster');
    for (const id of await readdir('/proc')) {
      const name = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
      if (
        !name.startsWith('postgres: shop shop [local]') ||
        (await readlink(`/proc/${id}/cwd`).catch(() => '')) !== folder
      )
        continue;
      process.kill(Number(id), 'SIGKILL');
      return true;
    }
    return false;
  }

  /** Leaves no process behind when the benchmark is interrupted. */
  abandon(): void {
    this.#process?.kill('SIGKILL');
  }

  /** Kills the server process of the embedded database; its supervisor is to start it again. */
  async killDatabase(): Promise<void> {
    const lines = await readFile(join(this.dataDir, 'postgres/cluster/postmaster.pid'), 'utf8');
    process.kill(Number(lines.split('\n')[0]), 'SIGKILL');
  }

  /** Runs a command of `npm run shop` while the shop is open. */
  async command(...args: string[]): Promise<void> {
    const child = spawn(process.execPath, ['src/app/cli.ts', ...args], { env: this.#settings, stdio: 'ignore' });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`${args.join(' ')} failed`);
  }
}

const isOpen = (): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    ({ status }) => status === 200,
    () => false,
  );
