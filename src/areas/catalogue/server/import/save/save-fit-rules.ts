import { asc, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { attributes, fitRules, sections } from '../../catalogue-tables.ts';
import type { FitRule } from '../../fit-rules.ts';
import type { AttributeType } from '../read/parse-attributes.ts';

export interface FitRuleDraft extends FitRule {
  readonly line: number;
}

/**
 * Makes the rules on what fits those of the file, in its order: a rule that is not in it any more goes. One that names a
 * section or attribute that the shop does not have would forbid or allow by accident, so it is refused. Returns how many
 * rows it touched.
 */
export async function saveFitRules(
  tx: Queryable,
  drafts: readonly FitRuleDraft[],
  refuse: (line: number, reason: string) => void,
): Promise<number> {
  const types = new Map(
    (await tx.select({ code: attributes.code, type: attributes.type }).from(attributes)).map(({ code, type }) => [
      code,
      type,
    ]),
  );
  const known = new Set((await tx.select({ code: sections.code }).from(sections)).map(({ code }) => code));
  const taken = drafts.filter((rule) => {
    const reason = faultOf(rule, types, known);
    if (reason) refuse(rule.line, reason);
    return !reason;
  });
  const rows = taken.map(({ line: _, ...rule }, position) => ({ ...rule, position }));
  const json = JSON.stringify(rows);
  const gone = await tx.execute(sql`DELETE FROM catalogue_fit_rules WHERE code NOT IN
    (SELECT value ->> 'code' FROM jsonb_array_elements(${json}::jsonb))`);
  const saved = await tx.execute(sql`
    INSERT INTO catalogue_fit_rules AS r (code, position, use, accessory, machine, conditions)
    SELECT code, position, use, accessory, machine, conditions
    FROM jsonb_to_recordset(${json}::jsonb) AS x(code text, position int, use text, accessory jsonb, machine jsonb,
      conditions jsonb)
    ON CONFLICT (code) DO UPDATE SET position = excluded.position, use = excluded.use, accessory = excluded.accessory,
      machine = excluded.machine, conditions = excluded.conditions
    WHERE (r.position, r.use, r.accessory, r.machine, r.conditions) IS DISTINCT FROM
      (excluded.position, excluded.use, excluded.accessory, excluded.machine, excluded.conditions)`);
  return (gone.rowCount ?? 0) + (saved.rowCount ?? 0);
}

function faultOf(
  { accessory, machine, conditions }: FitRule,
  types: ReadonlyMap<string, AttributeType>,
  known: ReadonlySet<string>,
): string | undefined {
  const section = [...accessory.sections, ...machine.sections].find((code) => !known.has(code));
  if (section !== undefined) return `section not found: ${section}`;
  const named = [...accessory.needs, ...machine.needs].map(({ attribute }) => attribute);
  const unknown = [...named, ...conditions.flatMap(({ attribute, of }) => [attribute, of])].find(
    (code) => !types.has(code),
  );
  if (unknown !== undefined) return `attribute not found: ${unknown}`;
  const odd = conditions.find(
    ({ attribute, is, of }) =>
      types.get(attribute) !== types.get(of) || (is !== '=' && types.get(attribute) !== 'number'),
  );
  return odd && `${odd.attribute} and ${odd.of} cannot be compared with ${odd.is}`;
}

/** All rules, in the order of their file. */
export const readFitRules = (database: Queryable): Promise<FitRule[]> =>
  database
    .select({
      code: fitRules.code,
      use: fitRules.use,
      accessory: fitRules.accessory,
      machine: fitRules.machine,
      conditions: fitRules.conditions,
    })
    .from(fitRules)
    .orderBy(asc(fitRules.position));
