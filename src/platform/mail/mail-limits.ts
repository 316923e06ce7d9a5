import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import type { Clock } from '#values/clock.ts';
import { mailboxOf } from '#values/mailbox.ts';
import type { Queryable } from '../database/database.ts';
import { namedStatement } from '../database/named-statement.ts';
import type { CountedNetwork } from '../http/addresses/network.ts';
import { createSigner, type Signer } from '../secret/signer.ts';

/** Mailboxes that one network may have had mailed without an answer, within a day. */
const placesOfNetwork = 30;

/** Mails of one series to one mailbox in an hour and in a day; more wait. */
const seriesLimits = {
  /** Of orders whose address nobody has confirmed. */
  order: { hour: 5, day: 10 },
  /** Of orders of an account to its own address, or whose mail's link was opened. */
  ownOrder: { hour: 30, day: 300 },
  registration: { hour: 5, day: 10 },
  /** Of an address five in an hour are asked for at most, and those with a tag belong to no account. */
  recovery: { hour: 5, day: 120 },
  emailChange: { hour: 5, day: 10 },
  enquiry: { hour: 5, day: 10 },
  stockNotice: { hour: 5, day: 20 },
  /** To the shop itself, of all networks. */
  shopEnquiry: { hour: 60, day: 600 },
} as const;

export type MailSeries = keyof typeof seriesLimits;

/** Who causes a mail, and whose mailbox it is for, both signed. */
export interface MailSource {
  readonly networks: readonly CountedNetwork[];
  readonly mailbox: string;
}

/** As PostgreSQL answers it in JSON. */
export interface MailSchedule {
  readonly mailboxAt: string;
  readonly places: readonly { readonly network: string; readonly allowed: number; readonly takenAt: string }[];
}

/** A mail that was counted: when it is sent, and the job that is to send it. */
export interface MailPlan {
  readonly jobId: string;
  /** 0: it is sent now. */
  readonly waitSeconds: number;
  /** Of the statements that store it. */
  readonly values: Record<string, unknown>;
}

/** Which mail is counted: the queue of its job, what answers it, and with which others. */
export interface CountedMail {
  readonly queue: string;
  /** An order's number, or that of `mailboxSubject`. */
  readonly subject: string;
  readonly series: MailSeries;
}

const value = sql.placeholder;

const nthLatest = (count: SQL) =>
  sql`(SELECT due_at FROM limited_mails WHERE series = ${value('series')} ORDER BY due_at DESC OFFSET ${count} - 1 LIMIT 1)`;

/** SQL of when the series' next mail may go to its mailbox. */
const mailboxAt = sql`GREATEST(${value('now')}::timestamptz,
  ${nthLatest(sql`${value('hour')}::int`)} + interval '1 hour', ${nthLatest(sql`${value('day')}::int`)} + interval '1 day')`;

/**
 * SQL of the `MailSchedule` of a mail, for the values of `scheduleValues`: the place that its mailbox has in each network, or
 * gets, a day after the thirtieth before it. Arrays come from subqueries: PostgreSQL would see how short one is, and plan the
 * statement anew each time.
 */
export const mailScheduleSql = sql`json_build_object('mailboxAt', ${mailboxAt}, 'places', (
  SELECT coalesce(json_agg(json_build_object('network', counted.network, 'allowed', counted.allowed, 'takenAt', coalesce(
    (SELECT taken_at FROM mail_places own WHERE own.network = counted.network AND own.mailbox = ${value('mailbox')}
      AND own.taken_at > ${value('now')}::timestamptz - interval '1 day'),
    GREATEST(${value('now')}::timestamptz, (
      SELECT taken_at FROM mail_places place WHERE place.network = counted.network
      ORDER BY taken_at DESC OFFSET counted.allowed - 1 LIMIT 1) + interval '1 day')))), '[]')
  FROM unnest((SELECT ${value('networks')}::text[]), (SELECT ${value('allowed')}::int[])) AS counted (network, allowed)))`;

/** SQL that stores a planned mail, for the values of its plan. */
export const storeMailSql = sql`INSERT INTO limited_mails
    (job_id, queue, subject, mailbox, series, networks, mailbox_at, due_at, waits)
  VALUES (${value('mailJob')}::uuid, ${value('mailQueue')}, ${value('mailSubject')}, ${value('mailMailbox')},
    ${value('mailSeries')}, ${value('mailNetworks')}::text[], ${value('mailMailboxAt')}::timestamptz,
    ${value('mailDueAt')}::timestamptz, ${value('mailWaits')}::boolean)`;

/** SQL that takes the places of a planned mail's mailbox, for the values of its plan. */
export const takeMailPlacesSql = sql`INSERT INTO mail_places AS held (network, mailbox, allowed, taken_at)
  SELECT network, ${value('mailMailbox')}, allowed, "takenAt"
  FROM json_to_recordset(${value('mailPlaces')}::json) AS place (network text, allowed int, "takenAt" timestamptz)
  ON CONFLICT (network, mailbox) DO UPDATE SET allowed = excluded.allowed, taken_at = CASE
    WHEN held.taken_at > ${value('mailNow')}::timestamptz - interval '1 day' THEN LEAST(held.taken_at, excluded.taken_at)
    ELSE excluded.taken_at END`;

const schedule = namedStatement<{ schedule: MailSchedule }>(
  'mail-schedule',
  sql`SELECT ${mailScheduleSql} AS schedule`,
);
const store = namedStatement('mail-limited', sql`WITH places AS (${takeMailPlacesSql}) ${storeMailSql}`);

/** A later mail about the same subject has no place of its own: it waits for that of the first. */
const storeFollowing = namedStatement<{ dueAt: string }>(
  'mail-following',
  sql`INSERT INTO limited_mails (job_id, queue, subject, mailbox, series, networks, mailbox_at, due_at, waits)
    SELECT ${value('mailJob')}::uuid, ${value('mailQueue')}, ${value('mailSubject')}, ${value('mailbox')}, ${value('series')},
      networks, mailbox_at, due_at, due_at > ${value('now')}::timestamptz
    FROM (SELECT networks, mailbox_at, GREATEST(mailbox_at, (
        SELECT max(taken_at) FROM mail_places WHERE mailbox = ${value('mailbox')} AND network = ANY (networks))) AS due_at
      FROM (SELECT ${mailboxAt} AS mailbox_at, coalesce((
        SELECT networks FROM limited_mails WHERE subject = ${value('mailSubject')} AND cardinality(networks) > 0 LIMIT 1), '{}')
        AS networks) AS following) AS mail
    RETURNING due_at AS "dueAt"`,
);

const lockNames = namedStatement(
  'mail-lock',
  sql`SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest(${value('names')}::text[]) AS locked (name)`,
);

export type MailLimits = ReturnType<typeof createMailLimits>;

/**
 * Limits on mails to addresses that nobody has confirmed (docs/decisions/mail-limits.md). What is above a limit is sent
 * later, never dropped. The count and the mail's job are in the caller's transaction.
 */
export function createMailLimits({ secret, clock }: { readonly secret: string; readonly clock: Clock }) {
  const signer: Signer<'mail network' | 'mailbox' | 'mail series'> = createSigner(secret);
  const seriesOf = (series: MailSeries, mailbox: string): string => signer.sign('mail series', `${series} ${mailbox}`);
  const secondsUntil = (at: Date, now: Date): number => Math.max(0, Math.ceil((at.getTime() - now.getTime()) / 1000));

  /** The names of the advisory locks behind which mails are counted, always taken in this order and before stock. */
  const locksOf = ({ networks, mailbox }: MailSource): string[] => [
    ...networks.map(({ name }) => `mails from ${name}`).toSorted(),
    `mails to ${mailbox}`,
  ];

  /** The values of `mailScheduleSql`. */
  const scheduleValues = ({ networks, mailbox }: MailSource, series: MailSeries, now: Date) => ({
    mailbox,
    series: seriesOf(series, mailbox),
    ...seriesLimits[series],
    networks: networks.map(({ name }) => name),
    allowed: networks.map(({ times }) => times * placesOfNetwork),
    now,
  });

  /** The plan of a mail by the schedule that was read for it. */
  function planOf(
    source: MailSource,
    { queue, subject, series }: CountedMail,
    read: MailSchedule,
    now: Date,
  ): MailPlan {
    const times = [read.mailboxAt, ...read.places.map(({ takenAt }) => takenAt)].map((at) => new Date(at).getTime());
    const dueAt = new Date(Math.max(...times));
    const jobId = randomUUID();
    const values = {
      mailJob: jobId,
      mailQueue: queue,
      mailSubject: subject,
      mailMailbox: source.mailbox,
      mailSeries: seriesOf(series, source.mailbox),
      mailNetworks: source.networks.map(({ name }) => name),
      mailMailboxAt: read.mailboxAt,
      mailDueAt: dueAt,
      mailWaits: dueAt > now,
      mailPlaces: JSON.stringify(read.places),
      mailNow: now,
    };
    return { jobId, waitSeconds: secondsUntil(dueAt, now), values };
  }

  const lock = async (tx: Queryable, source: MailSource): Promise<void> => {
    await lockNames(tx, { names: locksOf(source) });
  };

  return {
    /** `networks` are those of the visit, none where they do not count, as for a mailbox that is known to be its owner's. */
    sourceOf: (email: string, networks: readonly CountedNetwork[]): MailSource => ({
      mailbox: signer.sign('mailbox', mailboxOf(email)),
      networks: networks.map(({ name, times }) => ({ name: signer.sign('mail network', name), times })),
    }),

    locksOf,
    scheduleValues,
    planOf,

    /** Locks the count of a mailbox until the transaction ends. Taken before stock, as a new order does. */
    lock,

    /** Counts a mail; its job has the plan's id and delay. */
    async count(tx: Queryable, source: MailSource, mail: CountedMail): Promise<MailPlan> {
      await lock(tx, source);
      const now = clock();
      const [read] = await schedule(tx, scheduleValues(source, mail.series, now));
      const plan = planOf(source, mail, read!.schedule, now);
      await store(tx, plan.values);
      return plan;
    },

    /** Counts a later mail about a subject for its mailbox, which the caller has locked; it needs no place of a network. */
    async countFollowing(
      tx: Queryable,
      source: MailSource,
      { queue, subject, series }: CountedMail,
    ): Promise<Omit<MailPlan, 'values'>> {
      const now = clock();
      const jobId = randomUUID();
      const values = { ...scheduleValues(source, series, now), mailJob: jobId, mailQueue: queue, mailSubject: subject };
      const [stored] = await storeFollowing(tx, values);
      return { jobId, waitSeconds: secondsUntil(new Date(stored!.dueAt), now) };
    },
  };
}

/** What answers mails to an address that are about no order: any link of theirs. */
export const mailboxSubject = ({ mailbox }: MailSource): string => `mailbox ${mailbox}`;
