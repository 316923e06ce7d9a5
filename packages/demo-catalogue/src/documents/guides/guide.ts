import type { Words } from '../../words.ts';

/** What the instructions of a family of goods teach beside the warnings and figures of the products. */
export interface Guide {
  /** The family, as titles name it. */
  readonly title: Words;
  /** What it is made for. */
  readonly use: Words;
  readonly notFor: Words;
  readonly steps: readonly Words[];
  readonly care: readonly Words[];
  /** A fault and what to do. */
  readonly faults: readonly (readonly [Words, Words])[];
}

export type Guides = Readonly<Record<string, Guide>>;
