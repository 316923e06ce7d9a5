import { route, type Route } from '#platform/http/handler.ts';
import * as calls from '../../staff-event-calls.ts';
import type { OrderEvents } from './order-events.ts';

export const orderEventsRoutes = (events: OrderEvents): Route[] => [
  route(calls.streamOrderEvents, ({ query }, visit) =>
    events.stream(visit.header('last-event-id') ?? query.after, visit),
  ),
  route(calls.showPresence, ({ params, body }, visit) => events.showPresence(params.orderId, body.isOpen, visit)),
];
