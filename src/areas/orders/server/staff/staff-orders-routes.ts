import { route, type Route } from '#platform/http/handler.ts';
import { failure } from '#platform/http/failure.ts';
import { clientRequestKey } from '../orders-routes.ts';
import { maySeeView } from '../../list-permissions.ts';
import * as attention from '../../staff-attention-calls.ts';
import * as calls from '../../staff-calls.ts';
import * as returns from '../../staff-return-calls.ts';
import * as papers from '../../staff-paper-calls.ts';
import type { StaffOrders } from './staff-orders.ts';

export const staffOrdersRoutes = (orders: StaffOrders): Route[] => [
  route(calls.listStaffOrders, async ({ body }, visit) =>
    maySeeView(visit.staff.role, body.view) ? orders.list(body, visit) : failure('not_permitted'),
  ),
  route(attention.listOrdersToAttend, (_input, visit) => orders.listToAttend(visit)),
  route(attention.countStaffOrders, (_input, visit) => orders.count(visit)),
  route(attention.showStaffDay, (_input, visit) => orders.readDay(visit)),
  route(calls.getStaffOrder, ({ params }, visit) => orders.find(params.orderId, visit)),
  route(calls.changeStaffOrderStatus, ({ params, body }, visit) => orders.changeStatus(params.orderId, body, visit)),
  route(calls.updateStaffOrder, ({ params, body }, visit) => orders.update(params.orderId, body, visit)),
  route(calls.addOrderNote, ({ params, body }, visit) => orders.addNote(params.orderId, body.text, visit)),
  route(returns.announceStaffReturn, async ({ params, body }, visit) => {
    const header = visit.header('idempotency-key');
    const requestKey = header === undefined ? null : clientRequestKey(header);
    if (header !== undefined && !requestKey) return failure('incorrect_idempotency_key');
    return orders.announceReturn(params.orderId, body, requestKey, visit);
  }),
  route(returns.receiveStaffReturn, ({ params, body }, visit) => orders.receiveReturn(params, body, visit)),
  route(papers.getStaffDocument, ({ params }) => orders.findDocument(params.orderId, params.number)),
  route(papers.previewOrderMail, ({ params }) => orders.previewMail(params.orderId)),
  route(papers.sendOrderMailAgain, ({ params }, visit) => orders.mailAgain(params.orderId, visit)),
  route(papers.getSentOrderMail, ({ params }) => orders.findMail(params.orderId, params.mailId)),
  route(papers.repeatOrderMail, ({ params }, visit) => orders.repeatMail(params.orderId, params.mailId, visit)),
];
