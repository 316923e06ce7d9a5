import { sql } from 'drizzle-orm';
import { daySeconds } from '#values/durations.ts';
import type { Queryable } from '../database/database.ts';
import { type JobKind, jobKind, type JobOptions, type Jobs } from '../jobs/jobs.ts';

/** The data of a mail's job. */
export interface MailJob {
  /** What the mail is about, for the log and the shopkeeper, such as "order 26-889862, ready": nothing personal. */
  readonly about: string;
}

/** Mails that a process sends at the same time, each over a connection of its own. */
export const maxMailsAtOnce = 5;

/** Far longer than all timeouts of one mail together. */
const timeoutSeconds = 7200;

/** A kind of job that sends mails. The shopkeeper's list finds mails by the end of the name. */
export const mailJobKind = <Data extends MailJob>(name: `${string}-mail`): JobKind<Data> => jobKind<Data>(name);

/** Registers what sends a kind of mails. A mail that failed for good is stored for 30 days, to be tried again. */
export const handleMailJobs = <Data extends MailJob>(
  jobs: Jobs,
  kind: JobKind<Data>,
  send: (data: Data, jobId: string) => Promise<void>,
  options: Pick<JobOptions<Data>, 'storesFinished'> = {},
): void =>
  jobs.handle(kind, send, {
    ...options,
    concurrency: maxMailsAtOnce,
    timeoutSeconds,
    storeFailedSeconds: 30 * daySeconds,
    describe: ({ about }) => ({ about }),
  });

/** Removes the mails of a kind with this in their data that still wait, as a later one replaces them; their data. */
export async function removeWaitingMails<Data extends MailJob>(
  tx: Queryable,
  { name }: JobKind<Data>,
  same: Partial<Record<keyof Data, unknown>>,
): Promise<Data[]> {
  const { rows } = await tx.execute<{ data: Data }>(sql`
    DELETE FROM pgboss.job WHERE name = ${name} AND state IN ('created', 'retry') AND data @> ${JSON.stringify(same)}::jsonb
    RETURNING data`);
  return rows.map(({ data }) => data);
}

/** Deletes the mails of a kind with this in their data, sent or not, with what was answered to them; not those that are being sent. */
export async function forgetMails<Data extends MailJob>(
  tx: Queryable,
  { name }: JobKind<Data>,
  same: Partial<Record<keyof Data, unknown>>,
): Promise<void> {
  if (!(await hasJobs(tx))) return;
  await tx.execute(sql`
    DELETE FROM pgboss.job WHERE name = ${name} AND state <> 'active' AND data @> ${JSON.stringify(same)}::jsonb`);
}

/** Has the mails of a kind with this in their data, which still wait for their first attempt, sent in so many seconds. */
export async function makeMailsDue<Data extends MailJob>(
  tx: Queryable,
  { name }: JobKind<Data>,
  same: Partial<Record<keyof Data, unknown>>,
  seconds: number,
): Promise<void> {
  await tx.execute(sql`
    UPDATE pgboss.job SET start_after = now() + make_interval(secs => ${seconds}::int)
    WHERE name = ${name} AND state = 'created' AND data @> ${JSON.stringify(same)}::jsonb`);
}

/** A mail that is not sent. */
export interface UnsentMail {
  readonly id: string;
  readonly about: string;
  readonly state: 'created' | 'retry' | 'active' | 'failed';
  readonly attempts: number;
  readonly createdAt: Date;
  /** The next attempt of a mail that waits. */
  readonly dueAt: Date;
  /** Why the last attempt failed, with the mail server's words; null before the first one. */
  readonly reason: string | null;
  /** The limit for which it waits until it is due: of its mailbox or of the network that caused it; null for others. */
  readonly heldBy: 'mailbox' | 'network' | null;
}

const isUnsentMail = sql`name LIKE '%-mail' AND state IN ('created', 'retry', 'active', 'failed')`;
/** What is yet to become a mail waits too, such as a request for a new password. */
const isHeld = sql`state = 'created' AND EXISTS (SELECT FROM limited_mails WHERE job_id = id AND waits)`;

/** Mails that wait, are being sent or have failed for good, oldest first; at most 500. */
export async function listUnsentMails(database: Queryable): Promise<UnsentMail[]> {
  if (!(await hasJobs(database))) return [];
  const { rows } = await database.execute<{ [Column in keyof UnsentMail]: UnsentMail[Column] }>(sql`
    SELECT id, COALESCE(data->>'about', name) AS about, state, CASE WHEN started_on IS NULL THEN 0 ELSE retry_count + 1 END AS attempts,
      created_on AS "createdAt", COALESCE(held.due_at, start_after) AS "dueAt", COALESCE(output->>'reply', output->>'message') AS reason,
      CASE WHEN held.mailbox_at >= held.due_at THEN 'mailbox' WHEN held.due_at IS NOT NULL THEN 'network' END AS "heldBy"
    FROM pgboss.job LEFT JOIN limited_mails held ON held.job_id = id AND held.waits AND state = 'created'
    WHERE ${isUnsentMail} OR ${isHeld} ORDER BY created_on LIMIT 500`);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt), dueAt: new Date(row.dueAt) }));
}

interface MailOfOrder extends Pick<UnsentMail, 'id' | 'about' | 'state' | 'dueAt'> {
  /** What it tells of, as its kind has it: the id of a change that it waits for as long as that can be taken back. */
  readonly change: number | string | null;
}

/** The mails about an order that wait, are being sent or have failed for good, oldest first; what was sent is in sent-mails.ts. */
export async function listMailsOfOrder(database: Queryable, orderId: number): Promise<MailOfOrder[]> {
  if (!(await hasJobs(database))) return [];
  const { rows } = await database.execute<
    Record<keyof MailOfOrder, string> & Pick<MailOfOrder, 'state' | 'change'>
  >(sql`
    SELECT id, COALESCE(data->>'about', name) AS about, state, start_after AS "dueAt", data->'change' AS change
    FROM pgboss.job
    WHERE ${isUnsentMail} AND data @> ${JSON.stringify({ orderId })}::jsonb ORDER BY created_on LIMIT 100`);
  return rows.map((row) => ({ ...row, dueAt: new Date(row.dueAt) }));
}

/** Attempts after which a mail that is still tried counts as failing: one may be the server's restart. */
const failingAttempts = 2;

/** Orders with a mail that has failed for good or keeps failing; one that was sent again since is mended. */
const isFailing = sql`name LIKE '%-mail' AND (state = 'failed' OR state = 'retry' AND retry_count >= ${sql.raw(String(failingAttempts))})
  AND data ? 'orderId' AND NOT EXISTS (
    SELECT FROM sent_mails later WHERE later.order_id = (data ->> 'orderId')::bigint AND later.about = data ->> 'about'
      AND later.sent_at > created_on)`;

/** The latest orders with a mail that does not go out, or those of these orders. The shop must have started once. */
export async function listFailedMails(
  database: Queryable,
  { limit, orderIds }: { readonly limit: number; readonly orderIds?: readonly number[] },
): Promise<number[]> {
  const ofThese = orderIds && sql`AND (data ->> 'orderId')::bigint = ANY (${sql.param(orderIds)}::bigint[])`;
  const { rows } = await database.execute<{ id: string }>(sql`
    SELECT DISTINCT (data ->> 'orderId')::bigint AS id FROM pgboss.job WHERE ${isFailing} ${ofThese} ORDER BY id DESC LIMIT ${limit}`);
  return rows.map(({ id }) => Number(id));
}

/** When the latest of the mails that do not go out was written, by order. */
export async function findFailedMailMoments(
  database: Queryable,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const { rows } = await database.execute<{ id: string; at: string }>(sql`
    SELECT (data ->> 'orderId')::bigint AS id, max(created_on) AS at FROM pgboss.job
    WHERE ${isFailing} AND (data ->> 'orderId')::bigint = ANY (${sql.param(orderIds)}::bigint[]) GROUP BY 1`);
  return new Map(rows.map(({ id, at }) => [Number(id), new Date(at)]));
}

/**
 * Makes a mail that waits or has failed, or all of them, due now and with all its attempts; returns how many. One that waits
 * for a limit goes by its id alone. A running shop sends them within a second or so, a stopped one at its next start.
 */
export async function retryMails(database: Queryable, id: string | 'all'): Promise<number> {
  if (!(await hasJobs(database))) return 0;
  const { rowCount } = await database.execute(sql`
    UPDATE pgboss.job
    SET state = 'retry', retry_count = 0, start_after = now(), completed_on = NULL, keep_until = now() + interval '60 days'
    WHERE ${id === 'all' ? sql`${isUnsentMail} AND NOT (${isHeld})` : sql`(${isUnsentMail} OR ${isHeld}) AND id::text = ${id}`}
      AND state <> 'active'`);
  return rowCount ?? 0;
}

/** False before the shop's first start. */
async function hasJobs(database: Queryable): Promise<boolean> {
  const { rows } = await database.execute<{ exists: boolean }>(
    sql`SELECT to_regclass('pgboss.job') IS NOT NULL AS exists`,
  );
  return rows[0]!.exists;
}
