import { sql } from 'drizzle-orm';
import type { Clock } from '#values/clock.ts';
import type { Database, Queryable } from '../database/database.ts';
import { namedStatement } from '../database/named-statement.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { mailboxSubject, type MailSource } from './mail-limits.ts';

const value = sql.placeholder;
const now = sql`${value('now')}::timestamptz`;

interface Answered {
  readonly mailboxes: string[];
  readonly networks: string[];
  /** Mails about the subject that were waiting. */
  readonly waiting: { readonly queue: string; readonly jobId: string }[];
  /** Whether any mail waits. */
  readonly isAnyWaiting: boolean;
}

const answered = namedStatement<Answered>(
  'mails-answered',
  sql`WITH mails AS (
      DELETE FROM limited_mails WHERE subject = ${value('subject')} AND (NOT waits OR ${value('withWaiting')}::boolean)
      RETURNING queue, job_id, mailbox, waits),
    places AS (DELETE FROM mail_places WHERE mailbox IN (SELECT mailbox FROM mails) RETURNING network)
    SELECT (SELECT coalesce(json_agg(DISTINCT mailbox), '[]') FROM mails) AS mailboxes,
      (SELECT coalesce(json_agg(DISTINCT network), '[]') FROM places) AS networks,
      (SELECT coalesce(json_agg(json_build_object('queue', queue, 'jobId', job_id)) FILTER (WHERE waits), '[]') FROM mails) AS waiting,
      EXISTS (SELECT FROM limited_mails WHERE waits) AS "isAnyWaiting"`,
);

/** The first that wait for a place in a network, as many as have room. */
const takeFreePlaces = namedStatement<{ mailbox: string }>(
  'mail-places-taken',
  sql`WITH first AS MATERIALIZED (
      SELECT network, mailbox FROM unnest(${value('networks')}::text[]) AS counted (name), LATERAL (
        SELECT network, mailbox FROM mail_places waiting WHERE waiting.network = counted.name AND waiting.taken_at > ${now}
        ORDER BY waiting.taken_at, waiting.mailbox
        LIMIT GREATEST(0, (SELECT max(allowed) - count(*) FILTER (WHERE taken_at <= ${now}) FROM mail_places held
          WHERE held.network = counted.name AND held.taken_at > ${now} - interval '1 day'))
        FOR UPDATE SKIP LOCKED) AS place)
    UPDATE mail_places SET taken_at = ${now} FROM first
    WHERE mail_places.network = first.network AND mail_places.mailbox = first.mailbox
    RETURNING mail_places.mailbox`,
);

/** When these mails are due now; their jobs follow in the database's time, which the queue goes by. */
const planAgain = namedStatement(
  'mails-planned-again',
  sql`WITH planned AS MATERIALIZED (
      SELECT job_id, GREATEST(mailbox_at, ${now}, (SELECT max(taken_at) FROM mail_places place
          WHERE place.mailbox = waiting.mailbox AND place.network = ANY (networks))) AS due_at
      FROM limited_mails waiting
      WHERE waits AND (mailbox = ANY (${value('mailboxes')}::text[]) OR ${value('withDue')}::boolean AND due_at <= ${now})
      FOR UPDATE SKIP LOCKED),
    mails AS (
      UPDATE limited_mails mail SET due_at = planned.due_at, waits = planned.due_at > ${now}
      FROM planned WHERE mail.job_id = planned.job_id RETURNING mail.queue, mail.job_id, mail.due_at)
    UPDATE pgboss.job SET start_after = now() + (mails.due_at - ${now}) FROM mails
    WHERE job.name = mails.queue AND job.id = mails.job_id AND job.state = 'created'`,
);

const sendNow = namedStatement(
  'mails-sent-now',
  sql`UPDATE pgboss.job SET start_after = now()
    FROM json_to_recordset(${value('mails')}::json) AS mail (queue text, "jobId" uuid)
    WHERE job.name = mail.queue AND job.id = mail."jobId" AND job.state = 'created'`,
);

const tryLock = namedStatement<{ isLocked: boolean }>(
  'mail-places-lock',
  sql`SELECT pg_try_advisory_xact_lock(hashtextextended('free places of mails', 0)) AS "isLocked"`,
);

/** Gives the free places of networks to who waits for them. Left to the job that does it each minute while another is at it. */
async function advance(
  tx: Queryable,
  at: Date,
  { networks, mailboxes, withDue }: { networks: readonly string[]; mailboxes: readonly string[]; withDue: boolean },
): Promise<void> {
  const [lock] = await tryLock(tx);
  if (!lock!.isLocked) return;
  const placed = await takeFreePlaces(tx, { networks, now: at });
  await planAgain(tx, { mailboxes: [...mailboxes, ...placed.map(({ mailbox }) => mailbox)], withDue, now: at });
}

async function answer(
  tx: Queryable,
  subject: string,
  at: Date,
  { withWaiting }: { withWaiting: boolean },
): Promise<void> {
  const [found] = await answered(tx, { subject, withWaiting });
  const { mailboxes, networks, waiting, isAnyWaiting } = found!;
  if (waiting.length > 0) await sendNow(tx, { mails: JSON.stringify(waiting) });
  if (isAnyWaiting && mailboxes.length > 0) await advance(tx, at, { networks, mailboxes, withDue: false });
}

/**
 * The link of an order's mail was opened, or the order is paid: its mails count no longer, those that waited are sent, its
 * mailbox gives back its places, and the next that wait for one have it.
 */
export const answerOrderMails = (tx: Queryable, number: string, at: Date): Promise<void> =>
  answer(tx, number, at, { withWaiting: true });

/** The link of another mail to a mailbox was opened. What waits for it does so until its time: a stranger may have caused it. */
export const answerMailboxMails = (tx: Queryable, source: MailSource, at: Date): Promise<void> =>
  answer(tx, mailboxSubject(source), at, { withWaiting: false });

const networksWaitedFor = namedStatement<{ networks: string[] }>(
  'mail-networks-waited-for',
  sql`SELECT coalesce(json_agg(DISTINCT network), '[]') AS networks
    FROM limited_mails, unnest(networks) AS network WHERE waits`,
);

const deleteOld = namedStatement(
  'mail-limits-clean',
  sql`WITH mails AS (DELETE FROM limited_mails WHERE NOT waits AND due_at < ${now} - interval '1 day')
    DELETE FROM mail_places WHERE (mailbox, network) IN (
      SELECT mailbox, network FROM mail_places WHERE taken_at < ${now} - interval '1 day' FOR UPDATE SKIP LOCKED)`,
);

/** Each minute sends what has waited long enough, and deletes what counts no longer. */
export function sendWaitingMails(jobs: Jobs, { database, clock }: { database: Database; clock: Clock }): void {
  jobs.repeat('waiting-mails', '* * * * *', () =>
    database.transaction(async (tx) => {
      const at = clock();
      await deleteOld(tx, { now: at });
      const [found] = await networksWaitedFor(tx);
      await advance(tx, at, { networks: found!.networks, mailboxes: [], withDue: true });
    }),
  );
}

const waitingUntil = namedStatement<{ subject: string; until: string }>(
  'mails-waiting',
  sql`SELECT subject, min(due_at) AS until FROM limited_mails
    WHERE subject = ANY (${value('subjects')}::text[]) AND waits GROUP BY subject`,
);

/** Until when, at the latest, the next mail about each of these subjects waits; those without such a mail are left out. */
export async function listWaitingMails(
  source: Queryable,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (subjects.length === 0) return new Map();
  const rows = await waitingUntil(source, { subjects });
  return new Map(rows.map(({ subject, until }) => [subject, new Date(until)]));
}
