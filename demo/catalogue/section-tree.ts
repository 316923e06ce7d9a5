import type { Drawing } from './drawing-names.ts';
import { gardenAndHomeTree } from './tree/garden-and-home-tree.ts';
import { toolsTree } from './tree/tools-tree.ts';
import type { Words } from './words.ts';

export interface Section {
  readonly code: string;
  /** Fixed number for sections that are asked for by number; the importer numbers the rest. */
  readonly id?: number;
  readonly name: Words;
  readonly about: Words;
  readonly drawing: Drawing;
  readonly children?: readonly Section[];
}

export const sectionTree: readonly Section[] = [toolsTree, gardenAndHomeTree];

/** The sections that hold products, each with the folder of its table (the code of the section's second level). */
export function leaves(): { group: string; section: Section }[] {
  return sectionTree.flatMap((top) =>
    (top.children ?? []).flatMap((area) => (area.children ?? []).map((section) => ({ group: area.code, section }))),
  );
}
