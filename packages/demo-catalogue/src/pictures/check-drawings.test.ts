import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogueTables } from '../catalogue-tables.ts';
import { requireOwnDrawings } from './check-drawings.ts';
import { drawingOwners } from './drawing-owners.ts';

const { tables } = await catalogueTables();
const kinds = tables.flatMap(({ table }) => table.kinds);
test('a kind that borrows the drawing of another stops the build', () => {
  const socket = kinds.find(({ code }) => code === 'socket-set')!;
  const borrowed = [{ section: 'mangueras', table: { kinds: [{ ...socket, drawing: 'hose' as const }] } }];
  expect(() => requireOwnDrawings(borrowed)).toThrow('socket-set');
  expect(() => requireOwnDrawings(tables)).not.toThrow();
});

test('each kind has one drawing, and each drawing its file', () => {
  const owned = Object.values(drawingOwners).flat();
  expect(new Set(owned).size).toBe(owned.length);
  expect(owned.filter((code) => !kinds.some((kind) => kind.code === code))).toEqual([]);
  const files = readdirSync(join(import.meta.dirname, '../../drawings'));
  expect(files.sort()).toEqual(
    Object.keys(drawingOwners)
      .map((name) => `${name}.svg`)
      .sort(),
  );
});
