import { gardenAndHomeTree } from './tree/garden-and-home-tree.ts';
import { toolsTree } from './tree/tools-tree.ts';
import type { Section } from './tree/section.ts';

export const sectionTree: readonly Section[] = [toolsTree, gardenAndHomeTree];

/** The sections that hold products, each with the folder of its table (the code of the section's second level). */
export function leaves(): { group: string; section: Section }[] {
  return sectionTree.flatMap((top) =>
    (top.children ?? []).flatMap((area) => (area.children ?? []).map((section) => ({ group: area.code, section }))),
  );
}
