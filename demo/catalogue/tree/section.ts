import type { Drawing } from '../drawing-names.ts';
import type { Section } from '../section-tree.ts';

/** A section that holds products: its table is `sections/<area>/<code>.ts`. */
export const section = (code: string, drawing: Drawing, es: string, ca: string, aboutEs: string, aboutCa: string): Section => ({
  code, drawing, name: { es, ca }, about: { es: aboutEs, ca: aboutCa },
});
