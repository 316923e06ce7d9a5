import { slugOf } from '#values/slug.ts';
import type { Queryable } from '#platform/database/database.ts';
import { sections } from '../../catalogue-tables.ts';
import { sectionNames } from '../../server-messages.ts';
import { maxDepth, type SectionDraft } from './save-sections.ts';

/** The group of all sections of a list without a section tree, and its section for products without one. */
const groupCode = 'catalogo';
export const unsortedCode = 'sin-clasificar';
/** The id of a section that a dry run did not create, or that is about to be. */
const noRow = -1;

interface Section {
  readonly id: number;
  /** The code of the section above. */
  readonly parent: string | null;
}

interface Step {
  readonly code: string;
  readonly name: string;
  readonly parent: string;
}

/** Finds the sections that a list means by a name, or by a path of names: 'Herramientas > Manuales'. */
export class SectionPaths {
  #byCode: Map<string, Section>;

  private constructor(byCode: Map<string, Section>) {
    this.#byCode = byCode;
  }

  static load = async (database: Queryable): Promise<SectionPaths> => new SectionPaths(await readSections(database));

  /** Reads them again, once new ones have been saved. */
  async reload(database: Queryable): Promise<void> {
    this.#byCode = await readSections(database);
  }

  /** The id of a section; undefined where it is not there. */
  id(section: string): number | undefined {
    let id: number | undefined;
    for (const { code } of this.#steps(section)) {
      id = this.#byCode.get(code)?.id;
      if (id === undefined) return undefined;
    }
    return id;
  }

  /** Drafts of the sections that are not there yet, those above first; from then on they count as there. */
  add(names: Iterable<string>): SectionDraft[] {
    const drafts: SectionDraft[] = [];
    const put = (draft: Pick<SectionDraft, 'code' | 'parent' | 'nameEs' | 'nameCa' | 'position'>): void => {
      drafts.push({ ...draft, id: null, descriptionEs: '', descriptionCa: '', picture: null, keyAttributes: [] });
      this.#byCode.set(draft.code, { id: noRow, parent: draft.parent });
    };
    const [es, ca] = [sectionNames.es, sectionNames.ca];
    for (const each of new Set(names)) {
      if (this.id(each) !== undefined) continue;
      if (!this.#byCode.has(groupCode))
        put({ code: groupCode, parent: null, nameEs: es.catalogue, nameCa: ca.catalogue, position: 1000 });
      for (const { code, parent, name } of this.#steps(each)) {
        const names = { nameEs: name || es.unsorted, nameCa: name || ca.unsorted };
        if (!this.#byCode.has(code)) put({ code, parent, ...names, position: this.#byCode.size });
      }
    }
    return drafts;
  }

  /** From the top down. A section's code does not say where it stands, so that a further one of its name has the code above with it. */
  *#steps(section: string): Generator<Step> {
    const whole = slugOf(section) || unsortedCode;
    const names = section.split('>').flatMap((name) => (slugOf(name) ? [name.trim()] : []));
    if (names.length < 2 || this.#byCode.has(whole)) return yield { code: whole, name: section, parent: groupCode };
    let parent = groupCode;
    for (const name of names) {
      const own = slugOf(name);
      const other = this.#byCode.get(own);
      const isFree = !other || parent === groupCode || other.parent === parent;
      const code = isFree ? own : slugOf(`${parent} ${own}`);
      if (this.#depth(parent) >= maxDepth && !this.#byCode.has(code)) return;
      yield { code, name, parent };
      parent = code;
    }
  }

  #depth(code: string): number {
    let depth = 0;
    for (let at: string | null | undefined = code; at; at = this.#byCode.get(at)?.parent) depth += 1;
    return depth;
  }
}

async function readSections(database: Queryable): Promise<Map<string, Section>> {
  const rows = await database
    .select({ id: sections.id, code: sections.code, parentId: sections.parentId })
    .from(sections);
  const codes = new Map(rows.map(({ id, code }) => [id, code]));
  return new Map(rows.map(({ id, code, parentId }) => [code, { id, parent: codes.get(parentId ?? noRow) ?? null }]));
}
