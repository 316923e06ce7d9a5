import { failure, Failure } from '#platform/http/failure.ts';
import { route, type Route } from '#platform/http/handler.ts';
import * as calls from '../../../staff-placing-calls.ts';
import { clientRequestKey } from '../../orders-routes.ts';
import type { PickupCodes } from '../../pickup/pickup-code.ts';
import type { PlaceOrderParts } from '../../place/place-order.ts';
import { findArticles, type SearchArticles } from './find-articles.ts';
import { findCustomers } from './find-customers.ts';
import { placeStaffOrder } from './place-staff-order.ts';
import { quoteStaffOrder } from './quote-staff-order.ts';

export interface StaffPlacingParts {
  readonly placing: PlaceOrderParts;
  readonly pickupCodes: PickupCodes;
  readonly search: SearchArticles;
}

/** Orders by phone and at the counter: who calls, what they want, what it costs, and the order itself. */
export const staffPlacingRoutes = ({ placing, pickupCodes, search }: StaffPlacingParts): Route[] => [
  route(calls.createStaffOrder, async ({ body }, visit) => {
    const header = visit.header('idempotency-key');
    const requestKey = header === undefined ? null : clientRequestKey(header);
    if (header !== undefined && !requestKey) return failure('incorrect_idempotency_key');
    const order = await placeStaffOrder(placing, body, visit, requestKey);
    if (order instanceof Failure) return order;
    return { orderId: order.id, number: order.number, crediyaToken: null, sequraForm: null };
  }),
  route(calls.quoteStaffOrder, ({ body }, { locale }) => quoteStaffOrder(placing, body, locale)),
  route(calls.findArticles, ({ body }, { locale }) =>
    findArticles({ database: placing.database, search }, body.query, locale),
  ),
  route(calls.findCustomers, async ({ body }) => ({
    customers: await findCustomers(placing.database, body.query, pickupCodes),
  })),
];
