import { randomUUID } from 'node:crypto';
import type { Queryable } from '#platform/database/database.ts';
import type { CountedNetwork } from '#platform/http/addresses/network.ts';
import type { JobKind, Jobs } from '#platform/jobs/jobs.ts';
import type { MailJob } from '#platform/mail/mail-jobs.ts';
import type { MailLimits, MailPlan, MailSchedule, MailSource } from '#platform/mail/mail-limits.ts';
import { hasMoneyCome } from './records/order-money.ts';
import type { StoredOrder } from './records/order-queries.ts';
import type { Side } from './status/order-transitions.ts';

type Recipient = Pick<StoredOrder, 'email' | 'emailConfirmedAt' | 'number' | 'paymentStatus'>;

/** The buyer of an order that is being placed. */
export interface NewRecipient {
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  readonly mailNetworks: readonly CountedNetwork[];
}

const seriesOf = (isConfirmed: boolean) => (isConfirmed ? 'ownOrder' : 'order');

export type OrderMailQueue = ReturnType<typeof createOrderMailQueue>;

/**
 * Adds mails to customers about their orders, as jobs in the caller's transaction. Those of an order without money count for
 * the limits and wait above them, unless the shop itself causes them; all others are sent at once.
 */
export function createOrderMailQueue({ jobs, limits }: { readonly jobs: Jobs; readonly limits: MailLimits }) {
  const sourceOf = ({ email, isEmailConfirmed, mailNetworks }: NewRecipient): MailSource =>
    limits.sourceOf(email, isEmailConfirmed ? [] : mailNetworks);
  const isLimited = (order: Recipient, by: Side): boolean => by !== 'shop' && !hasMoneyCome(order);

  return {
    /** The advisory locks behind which the first mail of a new order is counted, taken before stock. */
    locksOf: (buyer: NewRecipient): string[] => limits.locksOf(sourceOf(buyer)),

    /** The values of `mailScheduleSql` for the first mail of a new order. */
    scheduleValues: (buyer: NewRecipient, now: Date) =>
      limits.scheduleValues(sourceOf(buyer), seriesOf(buyer.isEmailConfirmed), now),

    /** The plan of that mail, by its schedule; its values are stored with the order. */
    planFirst: (
      queue: JobKind<MailJob>,
      buyer: NewRecipient,
      number: string,
      schedule: MailSchedule,
      now: Date,
    ): MailPlan =>
      limits.planOf(
        sourceOf(buyer),
        { queue: queue.name, subject: number, series: seriesOf(buyer.isEmailConfirmed) },
        schedule,
        now,
      ),

    /** Locks the count of the mails to an order's address, where a change by this side counts. Comes before stock is locked. */
    async lock(tx: Queryable, order: Recipient, by: Side): Promise<void> {
      if (isLimited(order, by)) await limits.lock(tx, limits.sourceOf(order.email, []));
    },

    /** `waitMore`: seconds that it waits in any case, where no limit holds it back. */
    async add<Data extends MailJob>(
      tx: Queryable,
      kind: JobKind<Data>,
      data: Data,
      order: Recipient,
      by: Side,
      waitMore = 0,
    ): Promise<void> {
      if (!isLimited(order, by))
        return jobs.add(tx, kind, data, waitMore > 0 ? { id: randomUUID(), startAfter: waitMore } : undefined);
      const source = limits.sourceOf(order.email, []);
      const series = seriesOf(order.emailConfirmedAt !== null);
      const counted = { queue: kind.name, subject: order.number, series } as const;
      await limits.lock(tx, source);
      const { jobId, waitSeconds } = await limits.countFollowing(tx, source, counted);
      await jobs.add(tx, kind, data, { id: jobId, startAfter: waitSeconds });
    },

    /** The same of several orders whose shop causes them, which no limit holds back. */
    addAll: <Data extends MailJob>(
      tx: Queryable,
      kind: JobKind<Data>,
      all: readonly Data[],
      waitMore: number,
    ): Promise<void> => jobs.addAll(tx, kind, all, { startAfter: waitMore }),
  };
}
