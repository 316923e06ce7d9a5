import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobActor } from '#values/actor.ts';
import { type OpenTestDatabase, openTestDatabase } from '#platform/database/test-database.ts';
import { describeChanges, erasePersonalChanges, listChangesOf, recordChange } from './audit.ts';

let test: OpenTestDatabase;
const run = (statement: string) => test.database.$client.query(statement);
beforeAll(async () => {
  test = await openTestDatabase();
  await run('TRUNCATE audit_entries, audit_personal');
  await run(
    `INSERT INTO audit_entries (at, actor_kind, verb, subject_kind, subject_id, label) VALUES (now(), 'job', 'v', 'order', '1', 'x')`,
  );
  await run(`INSERT INTO audit_personal (entry_id, field, after) SELECT id, 'reason', '"moved"' FROM audit_entries`);
});
afterAll(() => test.drop());

it.each([
  `UPDATE audit_entries SET verb = 'other'`,
  'DELETE FROM audit_entries',
  'TRUNCATE audit_entries, audit_personal',
  `UPDATE audit_personal SET after = '"never"'`,
  'TRUNCATE audit_personal',
  'DELETE FROM audit_personal',
])('the database refuses: %s', async (statement) => {
  await expect(run(statement)).rejects.toThrow('the log of changes is never changed');
});

it('lets personal values be erased with their persons, and nothing else in the same transaction', async () => {
  const count = async (): Promise<unknown> => (await run('SELECT count(*)::int FROM audit_personal')).rows[0];
  await erasePersonalChanges(test.database, 'order', ['2']);
  expect(await count()).toEqual({ count: 1 });
  await expect(
    test.database.transaction(async (tx) => {
      await erasePersonalChanges(tx, 'order', ['2']);
      await tx.execute(sql`DELETE FROM audit_personal`);
    }),
  ).rejects.toThrow();
  await erasePersonalChanges(test.database, 'order', ['1']);
  expect(await count()).toEqual({ count: 0 });
});

it('keeps texts of digits alone as they were typed', async () => {
  const change = { actor: jobActor('test'), at: new Date(), verb: 'v', reason: '2024' } as const;
  const personal = [{ field: 'trackingNumber', before: null, after: '0012' }];
  await recordChange(test.database, {
    ...change,
    subject: { kind: 'order', id: '7', label: 'x' },
    changes: [],
    personal,
  });
  const [entry] = await describeChanges(test.database, await listChangesOf(test.database, 'order', '7'), () => false);
  expect(entry).toMatchObject({ reason: '2024', changes: personal });
});
