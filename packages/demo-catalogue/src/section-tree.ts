import { type AttributeCode, attributes } from './attributes.ts';
import { drawingOwners, type Drawing } from './pictures/drawing-owners.ts';
import { readTable } from './read-table.ts';
import type { Section } from './section.ts';

type Column = 'key_attributes' | 'code' | 'parent' | 'id' | 'drawing' | 'name_es' | 'name_ca' | 'about_es' | 'about_ca';

const isDrawing = (name: string): name is Drawing => Object.hasOwn(drawingOwners, name);

function attributeOf(code: string): AttributeCode {
  if (Object.hasOwn(attributes, code)) return code as AttributeCode;
  throw new Error(`tables/sections.csv: there is no attribute ${code}`);
}

const rowsByParent = Map.groupBy(readTable<Column>('sections'), ({ parent }) => parent);

const sectionsOf = (parent: string): Section[] | undefined =>
  rowsByParent.get(parent)?.map(({ code, id, drawing, key_attributes, name_es, name_ca, about_es, about_ca }) => {
    if (!isDrawing(drawing)) throw new Error(`section ${code}: there is no drawing ${drawing}`);
    const children = sectionsOf(code);
    return {
      ...{ code, drawing, name: { es: name_es, ca: name_ca }, about: { es: about_es, ca: about_ca } },
      keyAttributes: key_attributes.split('|').filter(Boolean).map(attributeOf),
      ...(id && { id: Number(id) }),
      ...(children && { children }),
    };
  });

export const sectionTree: readonly Section[] = sectionsOf('') ?? [];

/** The sections that hold products, each with the folder of its table (the code of the section's second level). */
export function leaves(): { group: string; section: Section }[] {
  return sectionTree.flatMap((top) =>
    (top.children ?? []).flatMap((area) => (area.children ?? []).map((section) => ({ group: area.code, section }))),
  );
}
