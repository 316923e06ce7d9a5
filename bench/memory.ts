import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * npm run bench:memory: the memory of the idle demo shop, Node and the embedded PostgreSQL together, after the first start
 * (which builds and loads the demo) and after the second, beside the limit of 250 MB; then after visits to 1,500
 * different pages, and to as many again. Linux only: pages that processes
 * share are counted once (Pss of /proc/PID/smaps_rollup).
 */
const limit = 250;
const idleMs = 20_000;
const port = 3990;
const origin = `http://127.0.0.1:${port}`;
const visitedPages = 1500;
const visitors = 4;
const dataDir = await mkdtemp(join(tmpdir(), 'shop-memory-'));

interface Process {
  readonly id: number;
  readonly parent: number;
  readonly command: string;
}

async function listProcesses(): Promise<Process[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(
    ids.map(async (id) => {
      const [stat, command] = await Promise.all([readProc(id, 'stat'), readProc(id, 'cmdline')]);
      return { id, parent: Number(stat.slice(stat.lastIndexOf(')') + 4).split(' ')[0]), command };
    }),
  );
  return found.filter(({ command }) => command !== '');
}

// A process may end while it is read.
const readProc = (id: number, name: string): Promise<string> => readFile(`/proc/${id}/${name}`, 'utf8').catch(() => '');

async function megabytesOf(id: number): Promise<number> {
  const kilobytes = /^Pss:\s+(\d+)/m.exec(await readProc(id, 'smaps_rollup'))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

async function measure(shop: ChildProcess): Promise<{ node: number; postgres: number }> {
  const processes = await listProcesses();
  // The server, and the shell that supervises it.
  const servers = processes.filter(({ command }) => command.includes('postgres\0-D\0') && command.includes(dataDir));
  if (servers.length === 0) throw new Error('the embedded PostgreSQL was not found');
  const ids = servers.map(({ id }) => id);
  const ofServer = processes.filter(({ id, parent }) => ids.includes(id) || ids.includes(parent));
  return {
    node: await megabytesOf(shop.pid!),
    postgres: sum(await Promise.all(ofServer.map(({ id }) => megabytesOf(id)))),
  };
}

async function startShop(): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const shop = spawn(process.execPath, ['--max-semi-space-size=8', 'src/app/main.ts'], { env, stdio: 'ignore' });
  while (!(await isOpen())) {
    if (shop.exitCode !== null) throw new Error('the shop did not start');
    await sleep(200);
  }
  return shop;
}

async function stop(shop: ChildProcess): Promise<void> {
  shop.kill('SIGTERM');
  await once(shop, 'exit');
}

async function report(name: string, shop: ChildProcess): Promise<void> {
  await sleep(idleMs);
  const { node, postgres } = await measure(shop);
  const total = node + postgres;
  console.log(
    `${name}: Node ${node.toFixed(0)} MB, PostgreSQL ${postgres.toFixed(0)} MB, together ${total.toFixed(0)} MB, ` +
      `${(total / limit).toFixed(2)} of the limit`,
  );
}

/** The shop's pages in the order in which its links lead to them, each once. As many beginnings as visitors. */
const waiting = ['/', '/catalog', '/brands', '/ca'];
const found = new Set(waiting);

async function visitPages(count: number): Promise<void> {
  let left = count;
  const visit = async (): Promise<void> => {
    while (left > 0) {
      const path = waiting.shift();
      if (path === undefined) return;
      left -= 1;
      const response = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
      for (const [, href] of (await response.text()).matchAll(/href="(\/[^"#]*)"/g)) {
        const link = href!.replaceAll('&amp;', '&');
        if (found.has(link) || /^\/(assets|api|pictures|documents)\//.test(link)) continue;
        found.add(link);
        waiting.push(link);
      }
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
}

const isOpen = (): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    ({ status }) => status === 200,
    () => false,
  );

const first = await startShop();
await report('after the first start', first);
await stop(first);
const second = await startShop();
await report('after the second', second);
for (const pages of [visitedPages, 2 * visitedPages]) {
  await visitPages(visitedPages);
  await report(`after ${pages} pages`, second);
}
await stop(second);
await rm(dataDir, { recursive: true, force: true });
