import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { Maker, StoredDocument, StoredPicture } from '../../catalogue-tables.ts';
import type { AttributeType } from '../read/parse-attributes.ts';

export interface BrandDraft {
  readonly code: string;
  readonly name: string;
  readonly color: string | null;
  readonly darkColor: string | null;
  readonly picture: StoredPicture | null;
  readonly descriptionEs: string;
  readonly descriptionCa: string;
  readonly maker: Maker | null;
  readonly documents: readonly StoredDocument[];
  readonly position: number;
}

export interface AttributeDraft {
  readonly code: string;
  readonly nameEs: string;
  readonly nameCa: string;
  readonly type: AttributeType;
  readonly unit: string;
  readonly groupEs: string;
  readonly groupCa: string;
  readonly filter: 'list' | 'range' | 'flag' | 'none';
  readonly position: number;
}

export interface AttributeValueDraft {
  readonly attribute: string;
  readonly value: string;
  readonly nameEs: string;
  readonly nameCa: string;
  readonly position: number;
}

/** Each creates or changes rows by their code and returns how many it touched; the same again touches none. */
export async function saveBrands(database: Queryable, drafts: readonly BrandDraft[]): Promise<number> {
  const { rowCount } = await database.execute(sql`
    INSERT INTO catalogue_brands AS b (code, name, color, dark_color, picture, description_es, description_ca, maker,
      documents, position)
    SELECT code, name, color, "darkColor", picture, "descriptionEs", "descriptionCa", maker, documents, position
    FROM jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) AS x(code text, name text, color text, "darkColor" text,
      picture jsonb, "descriptionEs" text, "descriptionCa" text, maker jsonb, documents jsonb, position int)
    ON CONFLICT (code) DO UPDATE SET name = excluded.name, color = excluded.color, dark_color = excluded.dark_color,
      picture = excluded.picture, description_es = excluded.description_es, description_ca = excluded.description_ca,
      maker = excluded.maker, documents = excluded.documents, position = excluded.position
    WHERE (b.name, b.color, b.dark_color, b.picture, b.description_es, b.description_ca, b.maker, b.documents, b.position)
      IS DISTINCT FROM (excluded.name, excluded.color, excluded.dark_color, excluded.picture, excluded.description_es,
      excluded.description_ca, excluded.maker, excluded.documents, excluded.position)`);
  return rowCount ?? 0;
}

export async function saveAttributes(database: Queryable, drafts: readonly AttributeDraft[]): Promise<number> {
  const { rowCount } = await database.execute(sql`
    INSERT INTO catalogue_attributes AS a (code, name_es, name_ca, type, unit, group_es, group_ca, filter, position)
    SELECT code, "nameEs", "nameCa", type, unit, "groupEs", "groupCa", filter, position
    FROM jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) AS x(code text, "nameEs" text, "nameCa" text, type text,
      unit text, "groupEs" text, "groupCa" text, filter text, position int)
    ON CONFLICT (code) DO UPDATE SET name_es = excluded.name_es, name_ca = excluded.name_ca, type = excluded.type,
      unit = excluded.unit, group_es = excluded.group_es, group_ca = excluded.group_ca, filter = excluded.filter,
      position = excluded.position
    WHERE (a.name_es, a.name_ca, a.type, a.unit, a.group_es, a.group_ca, a.filter, a.position) IS DISTINCT FROM
      (excluded.name_es, excluded.name_ca, excluded.type, excluded.unit, excluded.group_es, excluded.group_ca,
      excluded.filter, excluded.position)`);
  return rowCount ?? 0;
}

export async function saveAttributeValues(
  database: Queryable,
  drafts: readonly AttributeValueDraft[],
): Promise<number> {
  const { rowCount } = await database.execute(sql`
    INSERT INTO catalogue_attribute_values AS v (attribute, value, name_es, name_ca, position)
    SELECT attribute, value, "nameEs", "nameCa", position
    FROM jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) AS x(attribute text, value text, "nameEs" text,
      "nameCa" text, position int)
    ON CONFLICT (attribute, value) DO UPDATE SET name_es = excluded.name_es, name_ca = excluded.name_ca,
      position = excluded.position
    WHERE (v.name_es, v.name_ca, v.position) IS DISTINCT FROM (excluded.name_es, excluded.name_ca, excluded.position)`);
  return rowCount ?? 0;
}
