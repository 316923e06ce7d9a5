import { expect, it, vi } from 'vitest';
import { createHealth } from './health.ts';

it('is healthy without a failing check', async () => {
  const health = createHealth();
  health.addCheck({ name: 'disk_full', isHealthy: () => true });
  expect(await health.report()).toEqual({ status: 'ok' });
});

it('reports failing and throwing checks as degraded', async () => {
  const health = createHealth();
  health.addCheck({ name: 'disk_full', isHealthy: () => false });
  health.addCheck({ name: 'index_stale', isHealthy: () => true });
  health.addCheck({ name: 'jobs_failing', isHealthy: () => Promise.reject(new Error('no jobs')) });
  expect(await health.report()).toEqual({ status: 'degraded', degraded: ['disk_full', 'jobs_failing'] });
});

it('is unavailable when an essential check fails', async () => {
  const health = createHealth();
  health.addCheck({ name: 'database', isEssential: true, isHealthy: () => false });
  health.addCheck({ name: 'disk_full', isHealthy: () => false });
  expect(await health.report()).toEqual({ status: 'unavailable', unavailable: ['database'], degraded: ['disk_full'] });
});

it('treats a check that does not finish as failing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const health = createHealth();
  health.addCheck({ name: 'disk_full', isHealthy: () => new Promise(() => {}) });
  const report = health.report();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await report).toEqual({ status: 'degraded', degraded: ['disk_full'] });
  vi.useRealTimers();
});

it('runs the checks once for requests at the same time', async () => {
  const health = createHealth();
  let runs = 0;
  health.addCheck({ name: 'disk_full', isHealthy: async () => (runs += 1) > 0 });
  await Promise.all([health.report(), health.report()]);
  expect(runs).toBe(1);
  await health.report();
  expect(runs).toBe(2);
});
