import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenTestDatabase, openTestDatabase } from '#platform/database/test-database.ts';

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
])('the database refuses: %s', async (statement) => {
  await expect(run(statement)).rejects.toThrow('the log of changes is never changed');
});

it('lets personal values be erased', async () => {
  expect((await run('DELETE FROM audit_personal')).rowCount).toBe(1);
});
