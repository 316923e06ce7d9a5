import type { Sentence } from './kind-table.ts';

/** What a description says, in this order. Of each list one sentence is chosen by article among those that hold for the product. */
export interface KindText {
  /** What it is for and who uses it. */
  readonly use: readonly Sentence[];
  /** What it is like at work. */
  readonly detail?: readonly Sentence[];
  /** What it is not for: materials, sizes, duty. */
  readonly limits: readonly Sentence[];
  /** What comes with it, or what it needs that is sold apart. The sentence of the version (bare tool, kit) stands before it. */
  readonly included?: readonly Sentence[];
}

/** The texts of a section's kinds, by their code. */
export type SectionTexts = Readonly<Record<string, KindText>>;
