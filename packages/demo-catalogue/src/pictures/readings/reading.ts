import { readTable } from '../../read-table.ts';

/** What somebody read from a picture of a form who knew neither the product nor its drawing. */
export interface Reading {
  /** The hash of the form that was shown. */
  readonly form: string;
  /** The name of the thing, in English or Spanish. */
  readonly thing: string;
  /** How many of the thing are shown. */
  readonly count: string;
  /** Parts that can be counted and what is shown beside the thing: `3 drawers; 1 case`. */
  readonly parts: string;
  /** The colours, the one of the largest area first: `red; black`. */
  readonly colours: string;
  /** What drives it: battery, no battery, cable, engine, air or none. */
  readonly power: string;
  /** The figures and words that are printed on it: `18 V | 5,0 Ah`. */
  readonly printed: string;
  /** What tells it from things of the same name. */
  readonly note: string;
  /** The texts of the product that the drawing printed on the picture that was read. */
  readonly filled: string;
}

export const readingColumns = [
  'form',
  'thing',
  'count',
  'parts',
  'colours',
  'power',
  'printed',
  'note',
  'filled',
] as const satisfies readonly (keyof Reading)[];

/** The readings of all forms, by the hash of the form. */
export const storedReadings = (): ReadonlyMap<string, Reading> =>
  new Map(readTable<keyof Reading>('picture-readings').map((reading) => [reading.form, reading]));
