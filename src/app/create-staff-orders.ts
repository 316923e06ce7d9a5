import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '#values/clock.ts';
import { bulkRoutes } from '#areas/orders/server/bulk/bulk-routes.ts';
import { createBulks } from '#areas/orders/server/bulk/bulks.ts';
import type { Orders, StaffOrders } from '#areas/orders/server/orders.ts';
import { savedViewsRoutes } from '#areas/orders/server/staff/saved-views.ts';
import { staffOrdersRoutes } from '#areas/orders/server/staff/staff-orders-routes.ts';
import type { Settling } from '#areas/settling/server/settling.ts';
import { isPresentMember, listMembers } from '#areas/staff/server/sign-in/member-queries.ts';
import type { ShopData } from '#areas/store/server/shop-data.ts';
import type { Config } from '#platform/config.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { Route } from '#platform/http/handler.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';

interface StaffOrdersOfShopParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly jobs: Jobs;
  readonly config: Pick<Config, 'mode'>;
  readonly shop: Pick<ShopData, 'name'>;
  readonly orders: Orders;
  readonly settling: Settling;
}

/** What the staff does with orders, one by one and many at once. */
export function createStaffOrdersOfShop(parts: StaffOrdersOfShopParts): { orders: StaffOrders; routes: Route[] } {
  const { config, shop, database, clock, orders, settling } = parts;
  const { mode } = config;
  const isPresent = (source: Queryable, memberId: number): Promise<boolean> => isPresentMember(source, memberId, mode);
  const staffOrders = orders.forStaff(settling.payments.listRefunds, isPresent);
  const { changeStatus, mails, pickupCodes } = orders;
  const bulks = createBulks({ ...parts, changeStatus, changes: staffOrders.changes, mails, pickupCodes, isPresent });
  return {
    orders: staffOrders,
    routes: [
      ...staffOrdersRoutes(staffOrders),
      ...bulkRoutes({
        bulks,
        orders: staffOrders,
        clock,
        shopName: shop.name,
        listByIds: orders.forShop.listByIds,
        async listAssignees() {
          const members = (await listMembers(database, mode)).map(({ id, name }) => ({ id, name }));
          return members.toSorted((one, other) => one.name.localeCompare(other.name));
        },
      }),
      ...savedViewsRoutes({ database, clock }),
    ],
  };
}
