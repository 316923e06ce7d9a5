import type { Words } from './words.ts';

export interface Brand {
  readonly name: string;
  readonly color: string;
  readonly dark: string;
  /** First two digits of the brand's articles. */
  readonly prefix: number;
  /** Usual price level against the formulas of the tables; a table may set its own. */
  readonly level: number;
  /** The voltages of its batteries, where it makes no machine for the others. */
  readonly voltages?: readonly number[];
  readonly about: Words;
}
