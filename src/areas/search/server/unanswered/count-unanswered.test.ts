import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '#platform/database/database.ts';
import { type OpenTestDatabase, openTestDatabase } from '#platform/database/test-database.ts';
import { createJobs, jobKind } from '#platform/jobs/jobs.ts';
import { createUnansweredCounter } from './count-unanswered.ts';
import { listUnanswered } from './unanswered-storage.ts';

let test: OpenTestDatabase;
let now: Date;
beforeAll(async () => {
  test = await openTestDatabase();
});
beforeEach(async () => {
  now = new Date('2026-11-23T09:00:00Z');
  await test.database.$client.query('TRUNCATE search_unanswered');
});
afterAll(() => test.drop());

const log = pino({ level: 'silent' });
const rethrow = (error: unknown): never => {
  throw error;
};
function startCounter(database = test.database, onError: (error: unknown) => void = rethrow) {
  const jobs = createJobs({ database: test.database, log });
  const counter = createUnansweredCounter({ database, clock: () => now, jobs, onError, everyMs: 3_600_000 });
  return { ...counter, jobs };
}
const none = { total: 0, products: [] };
const nothing = {
  ...none,
  related: none,
  nearest: { words: ['microondas'], sections: [{ name: 'Taladros' }], products: [{ name: 'Taladro percutor' }] },
};
const partial = { ...nothing, total: 2, products: [{ name: 'Taladro wifi' }] };
const good = { total: 2, products: [{ name: 'Taladro' }], related: none };
const list = (days = 30, limit = 5000) => listUnanswered(test.database, { days, limit, now });

it('counts searches without a good answer by query, with what came instead', async () => {
  const counter = startCounter();
  for (const query of ['microondas', 'Microondas ', '¿MICROÓNDAS?']) counter.note({ query, page: 1 }, nothing);
  counter.note({ query: 'taladro wifi', page: 1, sort: 'relevance' }, partial);
  counter.note(
    { query: 'mesa', page: 1 },
    { ...nothing, related: { total: 1, products: [{ name: 'Mesa de sierra' }] } },
  );
  await counter.flush();
  counter.note({ query: 'microondas', page: 1 }, nothing);
  await counter.flush();
  expect(await list()).toEqual([
    {
      query: 'microondas',
      count: 4,
      outcome: 'nothing',
      results: 0,
      unknownWords: ['microondas'],
      firstProduct: 'Taladro percutor',
      firstSection: 'Taladros',
    },
    expect.objectContaining({ query: 'mesa', outcome: 'related', firstProduct: 'Mesa de sierra' }),
    expect.objectContaining({ query: 'taladro wifi', outcome: 'partial', results: 2, firstProduct: 'Taladro wifi' }),
  ]);
});

it('counts neither good answers, nor further pages, orders and filters of one, nor personal data', async () => {
  const counter = startCounter();
  counter.note({ query: 'taladro', page: 1 }, good);
  counter.note({ query: 'taladro', page: 1 }, { ...nothing, redirect: { url: '/catalog/taladros' } });
  counter.note({ query: 'microondas', page: 2 }, nothing);
  counter.note({ query: 'microondas', page: 1, sort: 'price_asc' }, nothing);
  counter.note({ query: 'microondas', page: 1, filters: { brand: ['norda'] } }, nothing);
  counter.note({ query: 'marta@ejemplo.cat', page: 1 }, nothing);
  counter.note({ query: '612 345 678', page: 1 }, nothing);
  await counter.flush();
  expect(await list()).toEqual([]);
});

it('writes a flood of different searches in few rows, and keeps what is searched for often', async () => {
  const counter = startCounter();
  const flood = async (name: string): Promise<void> => {
    counter.note({ query: 'microondas', page: 1 }, nothing);
    for (let at = 0; at < 5000; at += 1) counter.note({ query: `${name} ${at.toString(36)}z`, page: 1 }, nothing);
    await counter.flush();
  };
  await flood('uno');
  expect(await list()).toHaveLength(200);
  for (const name of ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete']) await flood(name);
  const stored = await list();
  expect(stored).toHaveLength(1000);
  expect(stored[0]).toMatchObject({ query: 'microondas', count: 7 });
});

it('counts the same queries of two processes without losing one', async () => {
  const counters = [startCounter(), startCounter()];
  const queries = Array.from({ length: 50 }, (_, at) => `palabra ${at}`);
  for (const query of queries) counters[0]!.note({ query, page: 1 }, nothing);
  for (const query of queries.toReversed()) counters[1]!.note({ query, page: 1 }, nothing);
  await Promise.all(counters.map(({ flush }) => flush()));
  expect((await list()).map(({ count }) => count)).toEqual(queries.map(() => 2));
});

it('reports counts that the database does not take, and goes on', async () => {
  const away = openDatabase({ ...test.connection, database: 'none' });
  const errors: unknown[] = [];
  const counter = startCounter(away, (error) => errors.push(error));
  counter.note({ query: 'microondas', page: 1 }, nothing);
  await counter.stop();
  expect(errors).toHaveLength(1);
  await away.$client.end();
});

it('the nightly job deletes what is older than 90 days', async () => {
  const counter = startCounter();
  counter.note({ query: 'antiguo', page: 1 }, nothing);
  await counter.flush();
  now = new Date('2027-02-20T09:00:00Z');
  counter.note({ query: 'reciente', page: 1 }, nothing);
  await counter.flush();
  expect((await list(90)).map(({ query }) => query)).toEqual(['antiguo', 'reciente']);
  now = new Date('2027-02-21T09:00:00Z');
  await counter.jobs.start();
  await counter.jobs.add(test.database, jobKind('search-cleaning'), {});
  const days = async () => (await test.database.$client.query('SELECT query FROM search_unanswered')).rows;
  await vi.waitFor(async () => expect(await days()).toEqual([{ query: 'reciente' }]), {
    timeout: 30_000,
    interval: 50,
  });
  await counter.jobs.stop();
});
