import { and, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#values/actor.ts';
import { actorValues } from '#platform/database/actor-columns.ts';
import type { Queryable } from '#platform/database/database.ts';
import { namedStatement } from '#platform/database/named-statement.ts';
import { type AuditEntry, maxMissingChanges } from '../contract.ts';
import { auditEntries, auditPersonal, type FieldChange } from './audit-tables.ts';
import { staffMembers } from './staff-tables.ts';

export interface RecordedChange {
  readonly actor: Actor;
  readonly at: Date;
  /** What was done, such as `order.status`. */
  readonly verb: string;
  /** What was changed: its kind, its id, and what people call it, which is nothing personal. */
  readonly subject: { readonly kind: string; readonly id: string; readonly label: string };
  readonly changes: readonly FieldChange[];
  /** Changes of what is, or may be, personal: erasing a person deletes them. */
  readonly personal?: readonly FieldChange[];
  /** Why, in free words, which may be personal. */
  readonly reason?: string | null | undefined;
  /** The id of the change that this one takes back. */
  readonly undoes?: number;
  /** The id of the bulk's own change, which this one is part of. */
  readonly bulk?: number | undefined;
}

const { placeholder } = sql;
const newEntry = namedStatement<{ id: number }>(
  'new-log-line',
  sql`INSERT INTO audit_entries (at, actor_kind, actor_id, device, verb, subject_kind, subject_id, label, changes, undoes, bulk)
    VALUES (${placeholder('at')}::timestamptz, ${placeholder('actorKind')}, ${placeholder('actorId')}, ${placeholder('device')},
      ${placeholder('verb')}, ${placeholder('subjectKind')}, ${placeholder('subjectId')}, ${placeholder('label')},
      ${placeholder('changes')}::jsonb, ${placeholder('undoes')}::bigint, ${placeholder('bulk')}::bigint)
    RETURNING id::float8 AS id`,
);

/** Writes a change into the log, in its own transaction; returns its id. */
export async function recordChange(tx: Queryable, change: RecordedChange): Promise<number> {
  const { actor, at, verb, subject, changes, personal = [], reason, undoes = null, bulk = null } = change;
  const [entry] = await newEntry(tx, {
    at,
    ...actorValues(actor),
    device: actor.device ?? null,
    verb,
    subjectKind: subject.kind,
    subjectId: subject.id,
    label: subject.label,
    changes: JSON.stringify(changes),
    undoes,
    bulk,
  });
  const values = withReason(personal, reason);
  if (values.length > 0)
    await tx.insert(auditPersonal).values(values.map((value) => ({ entryId: entry!.id, ...value })));
  return entry!.id;
}

const newEntries = namedStatement<{ id: number; subjectId: string }>(
  'new-log-lines',
  sql`INSERT INTO audit_entries (at, actor_kind, actor_id, device, verb, subject_kind, subject_id, label, changes, undoes, bulk)
    SELECT ${placeholder('at')}::timestamptz, ${placeholder('actorKind')}, ${placeholder('actorId')}, ${placeholder('device')},
      ${placeholder('verb')}, ${placeholder('subjectKind')}, subject_id, label, changes::jsonb, undoes, ${placeholder('bulk')}::bigint
    FROM unnest(${placeholder('subjectIds')}::text[], ${placeholder('labels')}::text[], ${placeholder('changes')}::text[],
      ${placeholder('undoes')}::bigint[]) WITH ORDINALITY AS line (subject_id, label, changes, undoes, place) ORDER BY place
    RETURNING id::float8 AS id, subject_id AS "subjectId"`,
);

/** Writes the same change of several subjects into the log by one statement; the ids of its lines by those of the subjects. */
export async function recordChanges(
  tx: Queryable,
  { actor, at, verb, bulk, reason }: Pick<RecordedChange, 'actor' | 'at' | 'verb' | 'bulk' | 'reason'>,
  subjectKind: string,
  lines: readonly {
    readonly id: string;
    readonly label: string;
    readonly changes: readonly FieldChange[];
    readonly personal?: readonly FieldChange[];
    readonly undoes?: number | undefined;
  }[],
): Promise<ReadonlyMap<string, number>> {
  const entries = await newEntries(tx, {
    at,
    ...actorValues(actor),
    device: actor.device ?? null,
    verb,
    subjectKind,
    subjectIds: lines.map(({ id }) => id),
    labels: lines.map(({ label }) => label),
    changes: lines.map(({ changes }) => JSON.stringify(changes)),
    undoes: lines.map(({ undoes }) => undoes ?? null),
    bulk: bulk ?? null,
  });
  const personalOf = new Map(lines.map(({ id, personal = [] }) => [id, personal]));
  const values = entries.flatMap(({ id, subjectId }) =>
    withReason(personalOf.get(subjectId)!, reason).map((value) => ({ entryId: id, ...value })),
  );
  if (values.length > 0) await tx.insert(auditPersonal).values(values);
  return new Map(entries.map(({ id, subjectId }) => [subjectId, id]));
}

/**
 * SQL that writes a change into the log within the statement that makes it: one line for each row of `source`, which has `id` and
 * `label` of the subject and `at`. The values of its placeholders are those of `actorValues` and the actor's `device`; `changes` hold
 * nothing that was typed.
 */
export const recordChangeSql = (
  source: SQL,
  { verb, subjectKind, changes }: Pick<RecordedChange, 'verb' | 'changes'> & { readonly subjectKind: string },
): SQL => sql`
  INSERT INTO audit_entries (at, actor_kind, actor_id, device, verb, subject_kind, subject_id, label, changes)
  SELECT at, ${sql.placeholder('actorKind')}, ${sql.placeholder('actorId')}, ${sql.placeholder('device')}, ${literal(verb)},
    ${literal(subjectKind)}, id::text, label, ${literal(JSON.stringify(changes))}::jsonb
  FROM ${source} AS made`;

const literal = (text: string): SQL => sql.raw(`'${text.replaceAll("'", "''")}'`);

const reasonField = 'reason';
const withReason = (personal: readonly FieldChange[], reason: string | null | undefined): readonly FieldChange[] =>
  reason ? [...personal, { field: reasonField, before: null, after: reason }] : personal;

const erasePersonal = namedStatement(
  'erase-personal-changes',
  sql`SELECT erase_audit_personal(${sql.placeholder('kind')}, ${sql.placeholder('ids')}::text[])`,
);

/** Deletes the personal values of all changes of some subjects, when the persons they belong to are erased. */
export async function erasePersonalChanges(tx: Queryable, kind: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await erasePersonal(tx, { kind, ids });
}

export type StoredChange = typeof auditEntries.$inferSelect;
/** Whether a change could be taken back; others than those of the log's own screens decide by their rules. */
export type CanUndo = (change: StoredChange) => boolean;

/** Changes with the names of who made them, and what took them back. */
export async function describeChanges(
  source: Queryable,
  entries: readonly StoredChange[],
  canUndo: CanUndo,
): Promise<AuditEntry[]> {
  if (entries.length === 0) return [];
  const ids = entries.map(({ id }) => id);
  const personal = await source
    .select()
    .from(auditPersonal)
    .where(inArray(auditPersonal.entryId, ids))
    .orderBy(auditPersonal.id);
  const undone = await source
    .select({ id: auditEntries.id, undoes: auditEntries.undoes })
    .from(auditEntries)
    .where(inArray(auditEntries.undoes, ids));
  const ofMembers = entries.filter(({ subjectKind }) => subjectKind === 'staff');
  const names = await namesOf(source, [
    ...entries,
    ...ofMembers.map(({ subjectId }) => ({ actorKind: 'staff', actorId: subjectId })),
    ...entries.flatMap(peopleIn).map((id) => ({ actorKind: 'staff', actorId: String(id) })),
  ]);
  return entries.map((entry) => {
    const own = personal.filter(({ entryId }) => entryId === entry.id);
    const undoneBy = undone.find(({ undoes }) => undoes === entry.id)?.id ?? null;
    const people = peopleIn(entry).flatMap((id) => (names.has(id) ? [{ id, name: names.get(id)! }] : []));
    return {
      id: entry.id,
      at: entry.at.toISOString(),
      actor: {
        kind: entry.actorKind,
        id: entry.actorId,
        name: (entry.actorKind === 'staff' && names.get(Number(entry.actorId))) || null,
      },
      device: entry.device,
      verb: entry.verb,
      subject: {
        kind: entry.subjectKind,
        id: entry.subjectId,
        label: (entry.subjectKind === 'staff' && names.get(Number(entry.subjectId))) || entry.label,
      },
      changes: [
        ...entry.changes,
        ...own
          .filter(({ field }) => field !== reasonField)
          .map(({ field, before, after }) => ({ field, before, after })),
      ],
      ...(people.length > 0 && { people }),
      reason: (own.find(({ field }) => field === reasonField)?.after as string | undefined) ?? null,
      undoes: entry.undoes,
      bulk: entry.bulk,
      undoneBy,
      canUndo: undoneBy === null && canUndo(entry),
    };
  });
}

/** The members of the staff whom a change names by id: to whom an order was given. */
const peopleIn = ({ changes }: StoredChange): number[] =>
  changes
    .filter(({ field }) => field === 'assignee')
    .flatMap(({ before, after }) => [before, after])
    .filter((id) => typeof id === 'number');

/** The names of members of the staff among actors, by their id. */
export async function namesOf(
  source: Queryable,
  actors: readonly { readonly actorKind: string; readonly actorId: string | null }[],
): Promise<ReadonlyMap<number, string>> {
  const ids = actors.filter(({ actorKind }) => actorKind === 'staff').map(({ actorId }) => Number(actorId));
  return listMemberNames(source, ids);
}

export async function listMemberNames(source: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await source
    .select({ id: staffMembers.id, name: staffMembers.name })
    .from(staffMembers)
    .where(inArray(staffMembers.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** All changes of one thing, or of some, oldest first. */
export const listChangesOf = (source: Queryable, kind: string, ...ids: readonly string[]): Promise<StoredChange[]> =>
  source
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectKind, kind), inArray(auditEntries.subjectId, [...ids])))
    .orderBy(auditEntries.id);

/**
 * A place in the log: `id` is the newest line that is known, `seen` the oldest transaction that was under way then, whose lines may
 * have smaller ids and come later.
 */
export interface LogMark {
  readonly id: number;
  readonly seen: string;
}

const sinceMark = namedStatement<{ id: number; subjectId: string; label: string; verb: string; fields: string[] }>(
  'log-since',
  sql`SELECT id::float8 AS id, subject_id AS "subjectId", label, verb,
      ARRAY(SELECT change ->> 'field' FROM jsonb_array_elements(changes) AS change) AS fields
    FROM audit_entries
    WHERE subject_kind = ${sql.placeholder('kind')} AND (id > ${sql.placeholder('id')}::bigint
      OR id BETWEEN ${sql.placeholder('id')}::bigint - ${sql.raw(String(maxMissingChanges))} AND ${sql.placeholder('id')}::bigint - 1
        AND age(xmin) <= age(${sql.placeholder('seen')}::xid8::xid))
    ORDER BY id DESC LIMIT ${sql.placeholder('limit')}::int`,
);

const presentMark = namedStatement<LogMark>(
  'log-mark',
  sql`SELECT coalesce(max(id), 0)::float8 AS id, pg_snapshot_xmin(pg_current_snapshot())::text AS seen FROM audit_entries`,
);

export const markLog = async (source: Queryable): Promise<LogMark> => (await presentMark(source))[0]!;

/** Changes of a kind of thing that the log has got since a mark, oldest first, at most the newest `limit`. */
export const listChangesSince = async (source: Queryable, kind: string, { id, seen }: LogMark, limit: number) =>
  (await sinceMark(source, { kind, id, seen, limit })).toReversed();

/** Changes by their ids; unknown ones are left out. */
export const findChanges = (source: Queryable, ids: readonly number[]): Promise<StoredChange[]> =>
  source
    .select()
    .from(auditEntries)
    .where(inArray(auditEntries.id, [...ids]));

/** Those of some changes that were taken back. */
export async function listUndone(source: Queryable, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await source
    .select({ undoes: auditEntries.undoes })
    .from(auditEntries)
    .where(inArray(auditEntries.undoes, [...ids]));
  return new Set(rows.map(({ undoes }) => undoes!));
}

export async function findChange(source: Queryable, id: number): Promise<StoredChange | null> {
  const [entry] = await source.select().from(auditEntries).where(eq(auditEntries.id, id));
  return entry ?? null;
}

/** The newest change of before a moment; null: there is none. */
export async function findLastChangeBefore(source: Queryable, moment: Date): Promise<number | null> {
  const [entry] = await source
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(lt(auditEntries.at, moment))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(1);
  return entry?.id ?? null;
}

/** Whether all of these changes were taken back. */
export const isUndone = async (source: Queryable, ...ids: readonly number[]): Promise<boolean> =>
  (await source.$count(auditEntries, inArray(auditEntries.undoes, [...ids]))) >= ids.length;
