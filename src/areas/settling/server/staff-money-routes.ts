import { randomUUID } from 'node:crypto';
import type { ParsedInput } from '#values/call.ts';
import type { Clock } from '#values/clock.ts';
import { type Cents, centsFromEuros, eurosFromCents } from '#values/money.ts';
import type { StaffRole } from '#values/staff-roles.ts';
import { findOrderById, type Orders, type StaffOrders } from '#areas/orders/server/orders.ts';
import { recordStaffPayment, refundStaffOrder, takeBackStaffPayment } from '#areas/orders/staff-money-calls.ts';
import { refundStaffReturn } from '#areas/orders/staff-return-calls.ts';
import { whileSignedIn } from '#areas/staff/server/staff.ts';
import type { Database } from '#platform/database/database.ts';
import { Failure, failure } from '#platform/http/failure.ts';
import { type Route, route } from '#platform/http/handler.ts';
import type { StaffVisit } from '#platform/http/visit.ts';
import { cents } from '#values/money.ts';
import { refundReturn } from './refund-return.ts';
import type { Settling } from './settling.ts';

export interface StaffMoneyParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly payments: Settling['payments'];
  readonly orders: Pick<StaffOrders, 'find'>;
  readonly returns: Orders['returns']['forStaff'];
  /** What a role may pay back of an order, in euros; null: all. */
  readonly refundLimitOf: (role: StaffRole) => number | null;
}

/** Money of orders for the staff: it is recorded and paid back by the same functions that commands call. */
export function staffMoneyRoutes(parts: StaffMoneyParts): Route[] {
  const { database, clock, payments, orders, refundLimitOf } = parts;
  const signedIn = (visit: StaffVisit) => whileSignedIn({ database, clock }, visit);
  async function recordPaid(
    orderId: number,
    { amount, method, reference, again = false }: ParsedInput<typeof recordStaffPayment>['body'],
    visit: StaffVisit,
  ) {
    const order = await findOrderById(database, orderId);
    if (!order) return failure('order_not_found');
    const reason = [method, reference].filter(Boolean).join(' · ');
    // The same receipt again is no other money; without one it is asked whether it is.
    const receipt = `${method} ${reference || randomUUID()}`;
    const given = { amount: centsFromEuros(amount), receipt, way: method, again };
    const paid = await payments.recordPaid(visit.actor, order.number, reason, given, signedIn(visit));
    if (paid instanceof Failure && paid.code === 'too_much')
      return failure('amount_differs', { facts: { due: eurosFromCents(cents(Number(paid.facts.due))) } });
    if (paid instanceof Failure && paid.code === 'repeated_payment')
      return failure('repeated_payment', { facts: { amount, at: paid.facts.at } });
    if (paid instanceof Failure && paid.code === 'order_not_found') return failure(paid.code);
    const found = await orders.find(orderId, visit);
    if (!(paid instanceof Failure) || found instanceof Failure) return found;
    const { status, paymentStatus, version, next, money } = found.order;
    const due = money?.due ?? 0;
    const { reason: why } = paid.facts;
    return failure('not_possible', {
      facts: { reason: why, due, now: { status, paymentStatus, version }, possible: next },
    });
  }

  function limitOf({ staff }: StaffVisit): { readonly limit: number | null; readonly most: Cents | null } {
    const limit = refundLimitOf(staff.role);
    return { limit, most: limit === null ? null : centsFromEuros(limit) };
  }

  async function refund(
    orderId: number,
    { lines, amount, reason, again = false }: ParsedInput<typeof refundStaffOrder>['body'],
    visit: StaffVisit,
  ) {
    const order = await findOrderById(database, orderId);
    if (!order) return failure('order_not_found');
    const { limit, most } = limitOf(visit);
    const wanted = amount === undefined ? null : centsFromEuros(amount);
    const request = { amount: wanted, lines, isByHand: false, again, reason, most };
    const refunded = await payments.refund(visit.actor, order.number, request, signedIn(visit));
    if (!(refunded instanceof Failure)) return orders.find(orderId, visit);
    const { amount: repeated, at } = refunded.facts;
    if (refunded.code === 'repeated_refund')
      return failure('repeated_refund', { facts: { amount: eurosFromCents(cents(Number(repeated))), at } });
    if (refunded.code === 'over_limit') return failure('over_limit', { facts: { limit } });
    if (refunded.code === 'already_refunded') return failure('already_refunded', { facts: refunded.facts });
    return failure(refunded.code);
  }

  async function takeBack(
    orderId: number,
    back: { readonly receiptId: number; readonly reason: string },
    visit: StaffVisit,
  ) {
    const refused = await signedIn(visit).transaction((tx) => payments.takeBack(tx, visit.actor, orderId, back));
    return refused ?? orders.find(orderId, visit);
  }

  return [
    route(takeBackStaffPayment, ({ params: { orderId, receiptId }, body: { reason } }, visit) =>
      takeBack(orderId, { receiptId, reason }, visit),
    ),
    route(recordStaffPayment, ({ params, body }, visit) => recordPaid(params.orderId, body, visit)),
    route(refundStaffOrder, ({ params, body }, visit) => refund(params.orderId, body, visit)),
    route(refundStaffReturn, async (input, visit) => {
      const { limit, most } = limitOf(visit);
      const refused = await refundReturn(parts, input, most, visit);
      if (!refused) return orders.find(input.params.orderId, visit);
      return refused.code === 'over_limit' ? failure('over_limit', { facts: { limit } }) : refused;
    }),
  ];
}
