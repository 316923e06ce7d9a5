import type { Drawing } from '../pictures/drawing-owners.ts';
import type { Words } from '../words.ts';

/** A section of the demo shop's tree. */
export interface Section {
  readonly code: string;
  /** Fixed number for sections that are asked for by number; the importer numbers the rest. */
  readonly id?: number;
  readonly name: Words;
  readonly about: Words;
  readonly drawing: Drawing;
  readonly children?: readonly Section[];
}

/** A section that holds products: its table is `sections/<area>/<code>.ts`. */
export const section = (code: string, drawing: Drawing, es: string, ca: string, aboutEs: string, aboutCa: string): Section => ({
  code, drawing, name: { es, ca }, about: { es: aboutEs, ca: aboutCa },
});
