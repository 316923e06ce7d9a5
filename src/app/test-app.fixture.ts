import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { expect, inject, vi } from 'vitest';
import { readConfig } from '#platform/config.ts';
import type { Database, DatabaseConnection } from '#platform/database/database.ts';
import type { Clock } from '#values/clock.ts';
import { createApp } from './create-app.ts';

interface TestAppOptions {
  readonly database: Database;
  /** To listen for changes; they are not followed without it. */
  readonly connection?: DatabaseConnection;
  readonly clock: Clock;
  /** Environment variables of the shop; SHOP_DIR is the demo's with few texts unless another is named. */
  readonly settings?: Record<string, string>;
  /** Silent without it. */
  readonly log?: FastifyBaseLogger;
  /** The app is returned when searches use the index. */
  readonly withIndexes?: boolean;
}

/** The shop's API, ready for requests, without the pages. */
export async function startTestApp({
  settings = {},
  log = pino({ level: 'silent' }),
  ...parts
}: TestAppOptions): Promise<FastifyInstance> {
  const app = await createApp({
    config: readConfig({ LOG_LEVEL: 'silent', SHOP_DIR: inject('shopDir'), ...settings }),
    ...parts,
    log,
    withoutPages: true,
  });
  await app.ready();
  if (parts.withIndexes) await searchIsBuilt(app);
  return app;
}

/** Resolves once searches use the index: on a slow machine they are answered from the names alone until then. */
export async function searchIsBuilt(app: FastifyInstance): Promise<void> {
  await vi.waitFor(async () => {
    const answer = await app.inject('/healthz');
    expect(answer.statusCode).toBe(200);
    expect(answer.json<{ degraded?: string[] }>().degraded ?? []).not.toContain('search_building');
  }, 30_000);
}
