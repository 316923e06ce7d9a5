import type { Product } from './product.ts';
import type { Section } from './section.ts';
import { sectionTree } from './section-tree.ts';

const leavesOf = (section: Section): readonly Section[] => section.children?.flatMap(leavesOf) ?? [section];

/** Aisle and bay of each section that holds products: an aisle for each department, a bay for each of its sections. */
const bays: ReadonlyMap<string, string> = new Map(
  sectionTree.flatMap((department, aisle) =>
    leavesOf(department).map(({ code }, bay): [string, string] => [
      code,
      `${String.fromCodePoint(65 + aisle)}-${String(bay + 1).padStart(2, '0')}`,
    ]),
  ),
);
const boards = 5;

/** Where the store keeps a product: 'A-03-2'. Kits are picked from the shelves of their parts, and a service has none. */
export const shelfOf = ({ section, article, kind, kitLines }: Product): string =>
  kind.virtual || kitLines.length > 0 ? '' : `${bays.get(section)}-${(Number(article.slice(-3)) % boards) + 1}`;
