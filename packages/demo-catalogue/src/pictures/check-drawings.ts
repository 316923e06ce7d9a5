import type { SectionTable } from '../catalogue-tables.ts';
import { drawingOwners } from './drawing-owners.ts';

/** Stops a build that would show the drawing of another thing. */
export function requireOwnDrawings(tables: readonly SectionTable[]): void {
  const borrowing = tables
    .flatMap(({ table }) => table.kinds)
    .filter(({ code, drawing }) => !drawingOwners[drawing].includes(code))
    .map(({ code }) => code);
  if (borrowing.length > 0)
    throw new Error(`these kinds borrow the drawing of another (pictures/drawing-owners.ts): ${borrowing.join(', ')}`);
}
