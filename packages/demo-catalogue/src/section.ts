import type { AttributeCode } from './attributes.ts';
import type { Drawing } from './pictures/drawing-owners.ts';
import type { Words } from './words.ts';

/** A section of the demo shop's tree. One without children holds products: its table is `sections/<area>/<code>.ts`. */
export interface Section {
  readonly code: string;
  /** Fixed number for sections that are asked for by number; the importer numbers the rest. */
  readonly id?: number;
  readonly name: Words;
  readonly about: Words;
  readonly drawing: Drawing;
  /**
   * What a customer compares first, the most important first; a card shows the first two or three that the product has and its name
   * does not say. Without any it shows numbers whose unit says what they are.
   */
  readonly keyAttributes: readonly AttributeCode[];
  readonly children?: readonly Section[];
}
