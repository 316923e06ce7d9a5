import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { type StoredPicture, sections } from '../../catalogue-tables.ts';
import { CellError } from '../read/read-cells.ts';

export interface SectionDraft {
  readonly code: string;
  /** Code of the section above; null for a top-level group. */
  readonly parent: string | null;
  /** A fixed id; null: the database assigns one. */
  readonly id: number | null;
  readonly nameEs: string;
  readonly nameCa: string;
  readonly descriptionEs: string;
  readonly descriptionCa: string;
  readonly picture: StoredPicture | null;
  readonly keyAttributes: readonly string[];
  readonly position: number;
}

/** The deepest tree that menus and breadcrumbs show. */
export const maxDepth = 6;

/** Codes from the top down to the section. Throws CellError where a parent is missing or the parents form a cycle. */
export function pathOf(code: string, parents: ReadonlyMap<string, string | null>): string[] {
  const path: string[] = [];
  for (let at: string | null = code; at !== null; at = parents.get(at)!) {
    if (!parents.has(at)) throw new CellError(`parent section not found: ${at}`);
    if (path.includes(at) || path.length >= maxDepth)
      throw new CellError(`section ${code} lies in a circle or deeper than ${maxDepth}`);
    path.unshift(at);
  }
  return path;
}

/**
 * Creates or changes sections by their code and keeps the address of one that moves. The drafts' parents are among the
 * drafts or in the database. Returns how many rows it touched.
 */
export async function saveSections(database: Queryable, drafts: readonly SectionDraft[]): Promise<number> {
  if (drafts.length === 0) return 0;
  const known = await database
    .select({ id: sections.id, code: sections.code, parentId: sections.parentId })
    .from(sections);
  const codeById = new Map(known.map(({ id, code }) => [id, code]));
  const parents = new Map(
    known.map(({ code, parentId }) => [code, parentId === null ? null : (codeById.get(parentId) ?? null)]),
  );
  for (const { code, parent } of drafts) parents.set(code, parent);
  const idByCode = new Map(known.map(({ id, code }) => [code, id]));
  const usedIds = new Set(codeById.keys());
  const created = drafts.filter(({ code }) => !idByCode.has(code));
  for (const { code, id } of created)
    if (id !== null && !usedIds.has(id)) {
      idByCode.set(code, id);
      usedIds.add(id);
    }
  const unnumbered = created.filter(({ code }) => !idByCode.has(code));
  const free = await freeIds(database, unnumbered.length, usedIds);
  unnumbered.forEach(({ code }, at) => idByCode.set(code, free[at]!));

  const rows = drafts.map((draft) => ({
    id: idByCode.get(draft.code)!,
    code: draft.code,
    parent_id: draft.parent === null ? null : idByCode.get(draft.parent)!,
    url: `/catalog/${pathOf(draft.code, parents).join('/')}`,
    name_es: draft.nameEs,
    name_ca: draft.nameCa,
    description_es: draft.descriptionEs,
    description_ca: draft.descriptionCa,
    picture: draft.picture,
    key_attributes: draft.keyAttributes,
    position: draft.position,
  }));
  return writeSections(database, JSON.stringify(rows));
}

async function freeIds(database: Queryable, count: number, used: ReadonlySet<number>): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await database.execute<{ top: number }>(sql`SELECT greatest(999, max(id)) AS top FROM ${sections}`);
  const first = Math.max(rows[0]!.top, ...used) + 1;
  return Array.from({ length: count }, (_, at) => first + at);
}

async function writeSections(database: Queryable, json: string): Promise<number> {
  await database.execute(sql`
    INSERT INTO catalogue_old_addresses (address, section_id)
    SELECT old.url, old.id FROM jsonb_to_recordset(${json}::jsonb) AS x(code text, url text)
    JOIN catalogue_sections old ON old.code = x.code AND old.url <> x.url
    ON CONFLICT (address) DO UPDATE SET section_id = excluded.section_id`);
  const { rowCount } = await database.execute(sql`
    INSERT INTO catalogue_sections AS s
      (id, code, parent_id, url, name_es, name_ca, description_es, description_ca, picture, key_attributes, position)
    SELECT id, code, parent_id, url, name_es, name_ca, description_es, description_ca, picture, key_attributes, position
    FROM jsonb_to_recordset(${json}::jsonb) AS x(id int, code text, parent_id int, url text, name_es text, name_ca text,
      description_es text, description_ca text, picture jsonb, key_attributes text[], position int)
    ON CONFLICT (code) DO UPDATE SET parent_id = excluded.parent_id, url = excluded.url, name_es = excluded.name_es,
      name_ca = excluded.name_ca, description_es = excluded.description_es, description_ca = excluded.description_ca,
      picture = excluded.picture, key_attributes = excluded.key_attributes, position = excluded.position
    WHERE (s.parent_id, s.url, s.name_es, s.name_ca, s.description_es, s.description_ca, s.picture,
      s.key_attributes, s.position)
      IS DISTINCT FROM (excluded.parent_id, excluded.url, excluded.name_es, excluded.name_ca, excluded.description_es,
      excluded.description_ca, excluded.picture, excluded.key_attributes, excluded.position)`);
  await database.execute(sql`
    DELETE FROM catalogue_old_addresses o USING catalogue_sections s WHERE o.address = s.url AND o.section_id IS NOT NULL`);
  return rowCount ?? 0;
}
