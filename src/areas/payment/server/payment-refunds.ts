import { isDeepStrictEqual } from 'node:util';
import { type Actor, providerActor } from '#values/actor.ts';
import { addCents, type Cents, cents } from '#values/money.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { dayMs } from '#values/durations.ts';
import { findAttempt, listAttempts, type StoredAttempt, updateAttempt } from './payment-attempts.ts';
import {
  type AttemptMoney,
  countTry,
  findRefund,
  insertMoney,
  insertRefund,
  listMoney,
  listRefunds,
  settleRefund,
  type StoredRefund,
  sumMoney,
  surplusLeft,
} from './payment-money.ts';
import type { RefundedLine } from './payments-tables.ts';
import type { PaymentEvent, RefundAnswer } from './payment-provider.ts';
import type { Providers } from './provider-calls.ts';

/** A part of a refund, of one attempt: ordered from its provider, or recorded because the shopkeeper pays it by hand. */
export interface RefundPart {
  readonly attempt: StoredAttempt;
  readonly amount: Cents;
  /** Cents of it that pay back what was received in excess: the sale is as it was. */
  readonly surplus: Cents;
  /** The refund that a job orders from the provider; null: only recorded. */
  readonly refundId: number | null;
}

/** What of a refund has become certain, in cents. */
export interface SettledRefund {
  readonly amount: Cents;
  readonly surplus: Cents;
}

/** A notified refund is one that was ordered or recorded before, if it has the amount and is no older. */
const maxMsToNotify = dayMs;

/** What of an order's sale has gone back, in cents: refunds without what paid back surplus. */
export async function sumRefundsOfSale(tx: Queryable, orderId: number): Promise<Cents> {
  const ids = (await listAttempts(tx, [orderId])).map(({ id }) => id);
  const settled = (await listRefunds(tx, ids)).filter(({ state }) => state === 'refunded');
  return addCents(...settled.map(({ amount, surplus }) => cents(amount - surplus)));
}

/** What of an order's sale one refund has paid back, or is paying back. */
export interface RefundOfSale {
  readonly at: Date;
  /** The pieces that it is for; null: an amount, or from before lines were stored. */
  readonly lines: readonly RefundedLine[] | null;
  /** Cents, without what the provider has refused. */
  readonly amount: Cents;
}

/** The refunds of an order, oldest first. One of which the provider has refused all parts is none. */
export async function listRefundsOfSale(source: Queryable, orderId: number): Promise<RefundOfSale[]> {
  const ids = (await listAttempts(source, [orderId])).map(({ id }) => id);
  const refunds = Map.groupBy(await listRefunds(source, ids), ({ id, partOf }) => partOf ?? id);
  return [...refunds.values()].flatMap((parts) => {
    const standing = parts.filter(({ state }) => state !== 'refused');
    if (standing.length === 0) return [];
    const { requestedAt: at, lines } = parts[0]!;
    return [{ at, lines, amount: addCents(...standing.map(({ amount, surplus }) => cents(amount - surplus))) }];
  });
}

/** Whether the provider of an attempt pays back; else the shopkeeper does by hand. */
const canRefund = ({ providerNamed }: Providers, { provider }: StoredAttempt): boolean =>
  providerNamed(provider)?.refund !== undefined;

/**
 * What of the money of these attempts their providers can pay back, in cents by the attempt's id. They never had what the shop's
 * people have recorded, such as cash for an order by card: the shopkeeper pays that back by hand.
 */
export async function sumHeldByProviders(
  providers: Providers,
  source: Queryable,
  money: readonly AttemptMoney[],
): Promise<ReadonlyMap<number, Cents>> {
  const theirs = money.filter(({ attempt }) => canRefund(providers, attempt));
  const charges = await listMoney(
    source,
    theirs.map(({ attempt }) => attempt.id),
  );
  return new Map(
    theirs.map(({ attempt, refunded, refunding }) => {
      const own = charges.filter(({ paymentId, kind, way }) => paymentId === attempt.id && kind === 'charge' && !way);
      const held = own.reduce((sum, { amount }) => sum + amount, 0) - refunded - refunding;
      return [attempt.id, cents(Math.max(0, held))];
    }),
  );
}

/** The attempts of an order with what may be paid back of each now, in cents: surplus first, then the latest money. */
async function listRefundable(tx: Queryable, orderId: number, isByHand: boolean) {
  const money = await sumMoney(tx, await listAttempts(tx, [orderId]));
  const refundable = money
    .map((one) => ({ ...one, left: one.charged - one.refunded - one.refunding }))
    // The bank answers one refund of an attempt before it gets the next.
    .filter(({ left, refunding }) => left > 0 && (refunding === 0 || isByHand))
    .toSorted((one, other) => Number(other.surplus > 0) - Number(one.surplus > 0) || other.attempt.id - one.attempt.id);
  return { money, refundable };
}

/** What of an order's money may be paid back now, in cents. */
export async function sumRefundable(tx: Queryable, orderId: number, isByHand: boolean): Promise<Cents> {
  const { refundable } = await listRefundable(tx, orderId, isByHand);
  return addCents(...refundable.map(({ left }) => cents(left)));
}

/**
 * When as many cents of an order were last paid back at once, or ordered to be, since a moment; null: never. What a
 * provider has refused is none.
 */
export async function findEqualRefund(
  tx: Queryable,
  orderId: number,
  amount: Cents,
  since: Date,
): Promise<Date | null> {
  const ids = (await listAttempts(tx, [orderId])).map(({ id }) => id);
  const refunds = (await listRefunds(tx, ids)).filter(
    ({ state, requestedAt }) => state !== 'refused' && requestedAt > since,
  );
  // The parts of one refund have its moment.
  const equal = [...Map.groupBy(refunds, ({ requestedAt }) => requestedAt.getTime()).values()].findLast(
    (parts) => parts.reduce((sum, part) => sum + part.amount, 0) === amount,
  );
  return equal ? equal[0]!.requestedAt : null;
}

/**
 * Divides a refund of an order, all of its money without an amount, into refunds of its attempts: surplus first, then
 * the latest money, and never more than was received, whatever is ordered at the same time. One that is `ofSale` pays back
 * what goods cost, and leaves the surplus to be paid back too. Null when less is left than the amount, or nothing. The
 * caller has locked the order.
 */
export async function requestRefund(
  providers: Providers,
  tx: Queryable,
  actor: Actor,
  orderId: number,
  {
    amount,
    isByHand,
    lines,
    ofSale = false,
  }: {
    amount: Cents | null;
    isByHand: boolean;
    lines?: readonly RefundedLine[] | undefined;
    ofSale?: boolean;
  },
  at: Date,
): Promise<RefundPart[] | null> {
  const { money, refundable } = await listRefundable(tx, orderId, isByHand);
  const all = refundable.reduce((sum, { left }) => sum + left, 0);
  let open = amount ?? all;
  const surplusOpen = surplusLeft(money);
  let openSurplus = ofSale ? cents(Math.max(0, open - (all - surplusOpen))) : surplusOpen;
  if (open <= 0 || open > all) return null;
  const held = isByHand ? new Map<number, Cents>() : await sumHeldByProviders(providers, tx, money);
  const sources = refundable.flatMap(({ attempt, left }) => {
    const ofProvider = Math.min(left, held.get(attempt.id) ?? 0);
    return [
      { attempt, left: ofProvider, isRequested: true },
      { attempt, left: left - ofProvider, isRequested: false },
    ].filter((one) => one.left > 0);
  });
  const parts: RefundPart[] = [];
  let first: number | null = null;
  for (const { attempt, left, isRequested } of sources) {
    if (open === 0) break;
    const part = cents(Math.min(open, left));
    const surplus = cents(Math.min(part, openSurplus));
    open -= part;
    openSurplus = cents(openSurplus - surplus);
    const id = await insertRefund(
      tx,
      actor,
      {
        ...{ paymentId: attempt.id, amount: part, surplus, state: isRequested ? 'requested' : 'refunded' },
        ...(first === null ? { lines } : { partOf: first }),
      },
      at,
    );
    first ??= id;
    if (!isRequested) await recordRefund(tx, actor, attempt, { id, amount: part }, at);
    parts.push({ attempt, amount: part, surplus, refundId: isRequested ? id : null });
  }
  return parts;
}

/** The order whose money a refund pays back. */
export async function findOrderOfRefund(source: Queryable, refundId: number): Promise<number | null> {
  const refund = await findRefund(source, refundId);
  const attempt = refund && (await findAttempt(source, { id: refund.paymentId }));
  return attempt?.orderId ?? null;
}

/**
 * Asks the provider for a refund that was requested; null when it was settled before. Calls the provider, so never
 * within a transaction.
 */
export async function sendRefund(
  { providerNamed }: Providers,
  database: Database,
  refundId: number,
  at: Date,
  /** Whether the goods of an order were sent or handed over. */
  isShipped: (orderId: number) => Promise<boolean>,
): Promise<{ refund: StoredRefund; attempt: StoredAttempt; answer: RefundAnswer } | null> {
  const refund = await countTry(database, refundId, at);
  const attempt = refund && (await findAttempt(database, { id: refund.paymentId }));
  const provider = attempt && providerNamed(attempt.provider);
  if (!attempt || !provider?.refund) return null;
  const [money] = await sumMoney(database, [attempt]);
  const answer = await provider.refund(attempt, {
    amount: cents(refund.amount),
    reference: `refund-${refundId}`,
    refundedBefore: money!.refunded,
    isRepeated: refund.tries > 0,
    isShipped: await isShipped(attempt.orderId),
  });
  return { refund, attempt, answer };
}

/** Records the answer, behind the lock of the order; false when another run has. */
export async function recordRefundAnswer(
  tx: Queryable,
  { refund, attempt, answer }: { refund: StoredRefund; attempt: StoredAttempt; answer: RefundAnswer },
  at: Date,
): Promise<boolean> {
  if (answer.outcome === 'unknown') return false;
  const stored = (await listRefunds(tx, [attempt.id])).find(({ id }) => id === refund.id);
  if (stored?.state !== 'requested') return false;
  const { outcome: state, reference = null } = answer;
  await settleRefund(tx, refund.id, { state, reference }, at);
  await updateAttempt(tx, attempt.id, { message: answer.message, updatedAt: at });
  if (state === 'refunded') await recordRefund(tx, providerActor(attempt.provider), attempt, refund, at);
  return true;
}

/**
 * Records a refund that its provider has notified, behind the lock of the order: one that the shop has ordered or
 * recorded, or else one that was made at the provider. Never more than was received. `known`: notified before;
 * `excess`: more than there was, with what was recorded.
 */
export async function recordNotifiedRefund(
  tx: Queryable,
  attempt: StoredAttempt,
  { amount, refund: reported, message }: PaymentEvent,
  at: Date,
): Promise<'known' | { readonly refund: SettledRefund | null; readonly kind: 'ordered' | 'new' | 'excess' }> {
  const actor = providerActor(attempt.provider);
  const { notification = '', reference = null } = reported ?? {};
  const refunds = await listRefunds(tx, [attempt.id]);
  const isStored = attempt.messages.some((one) => isDeepStrictEqual(one, message));
  if (isStored || refunds.some((one) => one.notification === notification)) return 'known';
  const since = new Date(at.getTime() - maxMsToNotify);
  const own = refunds.find(
    (one) =>
      one.amount === amount &&
      one.notification === null &&
      (one.state === 'refunded' || (one.state === 'requested' && one.tries > 0)) &&
      (one.reference === null || one.reference === reference) &&
      one.requestedAt >= since,
  );
  const money = await sumMoney(tx, await listAttempts(tx, [attempt.orderId]));
  const ofAttempt = money.find((one) => one.attempt.id === attempt.id)!;
  const left = cents(ofAttempt.charged - ofAttempt.refunded);
  await updateAttempt(tx, attempt.id, { message, updatedAt: at });
  if (own) {
    await settleRefund(tx, own.id, { state: 'refunded', notification, reference }, at);
    if (own.state === 'refunded') return { refund: null, kind: 'ordered' };
    await recordRefund(tx, actor, attempt, own, at);
    return { refund: { amount, surplus: cents(own.surplus) }, kind: 'ordered' };
  }
  const recorded = cents(Math.min(amount, left));
  const kind = recorded < amount ? 'excess' : 'new';
  if (recorded === 0) return { refund: null, kind };
  const surplus = cents(Math.min(recorded, surplusLeft(money)));
  const stored = {
    paymentId: attempt.id,
    amount: recorded,
    surplus,
    state: 'refunded',
    notification,
    reference,
  } as const;
  await recordRefund(tx, actor, attempt, { id: await insertRefund(tx, actor, stored, at), amount: recorded }, at);
  return { refund: { amount: recorded, surplus }, kind };
}

/** Never above what was received, whatever the provider says. */
async function recordRefund(
  tx: Queryable,
  actor: Actor,
  attempt: StoredAttempt,
  { id, amount }: Pick<StoredRefund, 'id' | 'amount'>,
  at: Date,
): Promise<void> {
  const [money] = await sumMoney(tx, [attempt]);
  const recorded = cents(Math.min(amount, money!.charged - money!.refunded));
  if (recorded > 0)
    await insertMoney(tx, actor, attempt, { kind: 'refund', amount: recorded, reference: `refund-${id}` }, at);
}
