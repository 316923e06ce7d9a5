import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { pino } from 'pino';
import { createApp } from '#app/create-app.ts';
import { systemClock } from '#values/clock.ts';
import { openDemoShop } from './open-demo-shop.ts';

/**
 * Serves the demo shop for a benchmark, in its own process so that the load generator does not share its core, next to
 * constant strings served by the same server library under /constant/<bytes>. Prints its address when ready.
 * /basket-times and /login-times answer how long the shop itself took for each such call since the last request for them, in
 * milliseconds from the request's arrival until its answer was handed to the operating system; /memory answers the
 * process's memory, now and at most, and the processor time it has used; with --expose-gc once what is unused is collected.
 */
const products = process.env.PRODUCTS ? Number(process.env.PRODUCTS) : undefined;
const { config, connection, database } = await openDemoShop(products);
const app = await createApp({
  config,
  database,
  connection,
  clock: systemClock,
  log: pino({ level: 'error' }),
  withRehearsal: true,
  ...(process.env.PAGE_CACHE === 'off' && { pageCacheBytes: 0 }),
});
await app.ready();

const constant = Fastify();
const strings = new Map<number, string>();
constant.get<{ Params: { bytes: string } }>('/constant/:bytes', (request, reply) => {
  const bytes = Number(request.params.bytes);
  const body = strings.get(bytes) ?? 'x'.repeat(bytes);
  strings.set(bytes, body);
  return reply.type('text/html; charset=utf-8').send(body);
});
await constant.ready();

const timed = new Map([
  ['/api/sale/basket', { path: '/basket-times', times: [] as number[] }],
  ['/api/auth/login', { path: '/login-times', times: [] as number[] }],
]);
function timeCall(times: number[], response: ServerResponse): void {
  const from = performance.now();
  response.once('finish', () => times.push(performance.now() - from));
}

const server = createServer((request, response) => {
  const requested = [...timed.values()].find(({ path }) => request.url === path);
  if (requested) {
    response.end(JSON.stringify(requested.times.splice(0)));
    return;
  }
  if (request.url === '/memory') {
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const peakMemoryBytes = process.resourceUsage().maxRSS * 1024;
    response.end(JSON.stringify({ ...process.memoryUsage(), peakMemoryBytes, processorMs: (user + system) / 1000 }));
    return;
  }
  const call = timed.get(request.url!);
  if (call) timeCall(call.times, response);
  if (request.url!.startsWith('/constant/')) constant.routing(request, response);
  else if (!app.answerFromPageCache(request, response)) app.routing(request, response);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.on('SIGINT', () => process.exit(0));
