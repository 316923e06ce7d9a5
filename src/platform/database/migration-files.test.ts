import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../../db/migrations');
const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
  entries: { readonly tag: string }[];
};

test('has a file for each migration and no other', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  expect(files.sort()).toEqual(entries.map(({ tag }) => `${tag}.sql`));
});

// A snapshot is some 5,000 lines, and only the newest is read, by `drizzle-kit generate`: delete the one before.
test('keeps the newest snapshot only', () => {
  const snapshots = readdirSync(join(folder, 'meta')).filter((name) => name.endsWith('_snapshot.json'));
  expect(snapshots).toEqual([`${entries.at(-1)!.tag.slice(0, 4)}_snapshot.json`]);
});
