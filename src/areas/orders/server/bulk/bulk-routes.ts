import type { Clock } from '#values/clock.ts';
import { Failure } from '#platform/http/failure.ts';
import { route, type Route } from '#platform/http/handler.ts';
import * as calls from '../../staff-bulk-calls.ts';
import type { StaffOrders } from '../staff/staff-orders.ts';
import type { Bulks } from './bulks.ts';
import type { ListAssignees } from '../staff/staff-search-routes.ts';
import { makeOrderFile, type OrderFileParts } from './order-files.ts';

export interface BulkRoutesParts {
  readonly bulks: Bulks;
  readonly orders: Pick<StaffOrders, 'undo'>;
  readonly clock: Clock;
  readonly shopName: string;
  readonly listByIds: OrderFileParts['listByIds'];
  /** Who may be given an order, by name. */
  readonly listAssignees: ListAssignees;
}

export const bulkRoutes = ({ bulks, orders, clock, listAssignees, ...parts }: BulkRoutesParts): Route[] => [
  route(calls.previewBulk, ({ body }, visit) => bulks.preview(body, visit)),
  route(calls.startBulk, ({ body }, visit) => bulks.start(body.previewId, visit)),
  route(calls.getBulkJob, ({ params }, visit) => bulks.find(params.id, visit)),
  route(calls.getBulkFile, async ({ params, query }, visit) => {
    const found = await bulks.findFile(params.id, visit);
    if (found instanceof Failure) return found;
    const reader = { role: visit.staff.role, locale: query.language ?? visit.locale };
    return makeOrderFile({ ...parts, now: clock() }, found, reader);
  }),
  route(
    calls.undoChange,
    async ({ params }, visit) => (await bulks.undo(params.id, visit)) ?? orders.undo(params.id, visit),
  ),
  route(calls.listAssignees, async (_input, visit) => ({ assignees: await listAssignees(visit.locale) })),
];
