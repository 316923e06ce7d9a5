import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerRenderRateLimit } from '../http/render-rate-limit.ts';
import type { ErrorReporter } from './create-error-reporter.ts';
import { serveErrorReports } from './serve-error-reports.ts';

type Report = Parameters<ErrorReporter['report']>;

async function startServer() {
  const reports: Report[] = [];
  const reporter: ErrorReporter = {
    release: 'shop@1',
    report: (...report) => void reports.push(report),
    flush: () => Promise.resolve(),
  };
  const server = Fastify();
  await registerRenderRateLimit(server, { mode: 'production' });
  serveErrorReports(server, { reporter, publicUrl: 'https://shop.example' });
  const send = async (payload: object, headers: Record<string, string> = {}) =>
    (await server.inject({ method: 'POST', url: '/error-reports', payload, headers })).statusCode;
  return { reports, send };
}

const report = { type: 'TypeError', message: 'x is null', stack: '', address: '/ca/faq', release: 'shop@0' };

it('passes on what a page reports, and only that', async () => {
  const { reports, send } = await startServer();
  const stack = 'draw@https://shop.example/assets/a.js:1:2';
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  expect(await send({ ...report, stack, email: 'a@b.cat' }, { 'user-agent': userAgent, cookie: 'basket=1' })).toBe(204);
  expect(reports).toEqual([
    [
      { type: 'TypeError', message: 'x is null', stack: '    at draw (https://shop.example/assets/a.js:1:2)' },
      { side: 'browser', level: 'error', address: '/ca/faq', release: 'shop@0', browser: 'Firefox 140' },
    ],
  ]);
});

it('refuses other shapes, large bodies, other sites and too many', async () => {
  const { reports, send } = await startServer();
  expect(await send({ ...report, message: 7 })).toBe(400);
  expect(await send({ ...report, stack: 'x'.repeat(20_000) })).toBe(413);
  expect(await send(report, { origin: 'https://other.example' })).toBe(403);
  expect(reports).toEqual([]);
  let status = 204;
  for (let count = 0; count < 20 && status === 204; count += 1) status = await send(report);
  expect(status).toBe(429);
});
