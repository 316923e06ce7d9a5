import { and, desc, eq, gte, lt, lte, notInArray, sql, type SQL } from 'drizzle-orm';
import type { CallAnswer, ParsedInput } from '#values/call.ts';
import { shopTimeZone } from '#values/shop-time.ts';
import type { Queryable } from '#platform/database/database.ts';
import { namedStatement } from '#platform/database/named-statement.ts';
import { type AuditEntry, type listAudit, maxMissingChanges } from '../contract.ts';
import { describeChanges, type StoredChange } from './audit.ts';
import { auditEntries } from './audit-tables.ts';

const startOf = (day: string, later = 0): SQL =>
  sql`(${day}::date + ${later}::int)::timestamp AT TIME ZONE ${shopTimeZone}`;

export type AuditSearch = Omit<ParsedInput<typeof listAudit>['body'], 'page' | 'limit' | 'upTo' | 'missing'>;
/** Which of some changes could be taken back, by their ids: what they have changed says so. */
export type ListUndoable = (changes: readonly StoredChange[]) => Promise<ReadonlySet<number>>;

/** How articles are called, by their ids. */
export type ListArticles = (ids: readonly number[]) => Promise<ReadonlyMap<number, { readonly name: string }>>;

const fitting = ({ subject, actor, verb, label, from, to }: AuditSearch): SQL | undefined =>
  and(
    subject ? eq(auditEntries.subjectKind, subject.kind) : undefined,
    subject?.id ? eq(auditEntries.subjectId, subject.id) : undefined,
    label ? eq(auditEntries.label, label) : undefined,
    actor ? eq(auditEntries.actorKind, actor.kind) : undefined,
    actor?.id ? eq(auditEntries.actorId, actor.id) : undefined,
    verb ? eq(auditEntries.verb, verb) : undefined,
    from ? gte(auditEntries.at, startOf(from)) : undefined,
    to ? lt(auditEntries.at, startOf(to, 1)) : undefined,
  );

export const countChanges = (source: Queryable, search: AuditSearch): Promise<number> =>
  source.$count(auditEntries, fitting(search));

/**
 * Up to which line pages of the log go, and the ids before it that no line has: of one that is rolled back, or still to come from a
 * transaction that is under way. Such a line would move those of all later pages, so that they leave it out.
 */
type LogEnd = Pick<CallAnswer<typeof listAudit>, 'upTo' | 'missing'>;

// One statement, so that it is of one moment.
const presentEnd = namedStatement<LogEnd>(
  'log-end',
  sql`SELECT newest::float8 AS "upTo", ARRAY(
      SELECT taken::float8 FROM generate_series(greatest(newest - ${sql.raw(String(maxMissingChanges))}, 1), newest) AS taken
      WHERE NOT EXISTS (SELECT FROM audit_entries WHERE id = taken)) AS missing
    FROM (SELECT coalesce(max(id), 0) AS newest FROM audit_entries) AS log`,
);

/** A page of the log, newest first: by time, since what began earlier may have got the later id. */
export async function listChanges(
  source: Queryable,
  {
    page,
    limit,
    upTo,
    missing,
    ...search
  }: AuditSearch & Pick<ParsedInput<typeof listAudit>['body'], 'page' | 'limit' | 'upTo' | 'missing'>,
  { listUndoable, listArticles }: { readonly listUndoable: ListUndoable; readonly listArticles: ListArticles },
): Promise<CallAnswer<typeof listAudit>> {
  const end: LogEnd = upTo ? { upTo, missing: missing ?? [] } : (await presentEnd(source))[0]!;
  const fits = and(fitting(search), lte(auditEntries.id, end.upTo), notInArray(auditEntries.id, end.missing));
  const total = await source.$count(auditEntries, fits);
  const changes = await source
    .select()
    .from(auditEntries)
    .where(fits)
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const undoable = await listUndoable(changes);
  const entries = await describeChanges(source, changes, ({ id }) => undoable.has(id));
  const named = await withArticles(entries, listArticles);
  return { entries: named, total, page, pages: Math.ceil(total / limit), ...end };
}

/** The articles of changed lines by name: by one query for all of them. */
async function withArticles(entries: readonly AuditEntry[], listArticles: ListArticles): Promise<AuditEntry[]> {
  const ids = new Map(entries.map((entry) => [entry.id, articlesIn(entry)]));
  const wanted = [...new Set([...ids.values()].flat())];
  if (wanted.length === 0) return [...entries];
  const names = await listArticles(wanted);
  return entries.map((entry) => {
    const articles = ids.get(entry.id)!.flatMap((id) => {
      const name = names.get(id)?.name;
      return name === undefined ? [] : [{ product_id: id, name }];
    });
    return articles.length > 0 ? { ...entry, articles } : entry;
  });
}

const articlesIn = ({ changes }: AuditEntry): number[] => [
  ...new Set(
    changes
      .filter(({ field }) => field === 'lines')
      .flatMap(({ before, after }) => [before, after])
      .flatMap((lines) => (Array.isArray(lines) ? (lines as { product_id?: unknown }[]) : []))
      .map((line) => Number(line.product_id))
      .filter((id) => Number.isInteger(id)),
  ),
];
