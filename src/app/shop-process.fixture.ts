import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const ownMain = fileURLToPath(new URL('main.ts', import.meta.url));

/** The whole shop in a process of its own, which a test may kill and start again. */
export class ShopProcess {
  readonly url: string;
  readonly #process: ChildProcess;
  output = '';

  constructor(settings: Record<string, string>, port: number, main = ownMain) {
    this.url = `http://127.0.0.1:${port}`;
    const env = { PATH: process.env['PATH'], LOG_LEVEL: 'error', PORT: String(port), ...settings };
    this.#process = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const collect = (chunk: Buffer): void => void (this.output += chunk.toString());
    this.#process.stdout!.on('data', collect);
    this.#process.stderr!.on('data', collect);
    onTestFinished(() => this.kill());
  }

  get processId(): number {
    return this.#process.pid!;
  }

  /** Waits until the shop is open. */
  async open(): Promise<void> {
    for (;;) {
      if (this.#process.exitCode !== null) throw new Error(this.output);
      const response = await fetch(`${this.url}/healthz`).catch(() => null);
      if (response?.status === 200) return;
      await sleep(50);
    }
  }

  kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): void {
    this.#process.kill(signal);
  }

  /** Waits for the process to exit; null after a kill. */
  async exitCode(): Promise<number | null> {
    if (this.#process.exitCode === null && this.#process.signalCode === null) await once(this.#process, 'exit');
    return this.#process.exitCode;
  }

  async call<Answer>(
    method: string,
    path: string,
    body: unknown,
    accessToken?: string,
  ): Promise<{ status: number; body: Answer }> {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(accessToken && { authorization: `Bearer ${accessToken}` }) },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Answer };
  }
}

/** A port that nothing listens on, below those that the system gives to connections, of which one could take it meanwhile. */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
