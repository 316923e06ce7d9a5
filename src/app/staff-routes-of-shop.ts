import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '#i18n/locale.ts';
import type { Clock } from '#values/clock.ts';
import { createBankFiles } from '#areas/bank/server/bank-files.ts';
import { bankRoutes } from '#areas/bank/server/bank-routes.ts';
import type { Catalogue } from '#areas/catalogue/server/catalogue.ts';
import type { Delivery } from '#areas/delivery/server/delivery.ts';
import { bulkRoutes } from '#areas/orders/server/bulk/bulk-routes.ts';
import { createBulks } from '#areas/orders/server/bulk/bulks.ts';
import type { OrderEvents } from '#areas/orders/server/events/order-events.ts';
import { orderEventsRoutes } from '#areas/orders/server/events/order-events-routes.ts';
import type { Orders } from '#areas/orders/server/orders.ts';
import { staffPlacingRoutes } from '#areas/orders/server/staff/phone/staff-placing-routes.ts';
import { savedViewsRoutes } from '#areas/orders/server/staff/saved-views.ts';
import { createStaffOrders } from '#areas/orders/server/staff/staff-orders.ts';
import { staffOrdersRoutes } from '#areas/orders/server/staff/staff-orders-routes.ts';
import { findSaleProducts } from '#areas/catalogue/server/catalogue.ts';
import { listUndoable } from '#areas/orders/server/staff/undoable-changes.ts';
import type { Search } from '#areas/search/server/search.ts';
import { staffMoneyRoutes } from '#areas/settling/server/staff-money-routes.ts';
import type { Settling } from '#areas/settling/server/settling.ts';
import type { Staff } from '#areas/staff/server/create-staff.ts';
import { staffRoutes } from '#areas/staff/server/staff-routes.ts';
import { isMemberWho, listMembersWho } from '#areas/staff/server/sign-in/member-queries.ts';
import type { ShopData } from '#areas/store/server/shop-data.ts';
import type { Config } from '#platform/config.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { Route } from '#platform/http/handler.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { StaffRole } from '#values/staff-roles.ts';
import { createStaffSearch } from './create-staff-search.ts';
import { describeStaffApi } from './describe-staff-api.ts';

interface StaffRoutesOfShopParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly jobs: Jobs;
  readonly config: Config;
  readonly shop: ShopData;
  readonly staff: Staff;
  readonly orderEvents: OrderEvents;
  readonly orders: Orders;
  readonly settling: Settling;
  readonly catalogue: Catalogue;
  readonly search: Pick<Search, 'suggest'>;
  readonly delivery: Delivery;
  /** In euros; null: none. */
  readonly refundLimitOf: (role: StaffRole) => number | null;
}

/** All calls of the back office: people, orders one by one and many at once, their money, and what happens to them. */
export function staffRoutesOfShop(parts: StaffRoutesOfShopParts): Route[] {
  const { config, shop, database, clock, orders, settling, catalogue, search, delivery, refundLimitOf } = parts;
  const { payments } = settling;
  const { mode } = config;
  const mayBeAssigned = (source: Queryable, memberId: number): Promise<boolean> =>
    isMemberWho(source, mode, 'orders.read', memberId);
  const staffOrders = createStaffOrders({ ...orders.forStaff, listRefunds: payments.listRefunds, mayBeAssigned });
  const { changeStatus, changeTogether, mails, notices, pickupCodes } = orders;
  const listAssignees = (locale: Locale) => listMembersWho(database, mode, 'orders.read', locale);
  const { limitPerson } = parts.staff;
  const bulks = createBulks({
    ...parts,
    ...{ changeStatus, changeTogether, mails, notices, pickupCodes, mayBeAssigned },
    changes: staffOrders.changes,
    limitPreviews: (visit) => limitPerson(visit, 'previews'),
  });
  return [
    ...staffRoutes({
      staff: parts.staff,
      database,
      clock,
      listUndoable: (changes) => listUndoable(database, changes, clock()),
      listArticles: (locale) => (ids) => findSaleProducts(database, ids, locale),
      describeApi: () => describeStaffApi(config, { name: shop.name, email: shop.email }, shop.languages),
    }),
    ...orderEventsRoutes(parts.orderEvents),
    ...staffOrdersRoutes(staffOrders),
    ...bulkRoutes({
      bulks,
      orders: staffOrders,
      clock,
      shopName: shop.name,
      listByIds: orders.forShop.listByIds,
      listAssignees,
    }),
    ...savedViewsRoutes({ database, clock }),
    ...createStaffSearch({ database, catalogue, search, delivery, orders: staffOrders, listAssignees }),
    ...staffPlacingRoutes({
      placing: orders.placing,
      pickupCodes: orders.pickupCodes,
      async search(query, locale) {
        // Not what comes nearest: one tap puts an article into the order.
        const { groups } = await search.suggest(query, locale);
        return (groups.find(({ tab }) => tab.code === 'products')?.items ?? []).map(({ id }) => id);
      },
    }),
    ...staffMoneyRoutes({
      ...{ database, clock, payments, refundLimitOf },
      orders: staffOrders,
      returns: orders.returns.forStaff,
    }),
    ...bankRoutes(
      createBankFiles({
        ...{ database, clock, payments },
        iban: shop.bank?.iban,
        limitUploads: (visit) => limitPerson(visit, 'bank_files'),
      }),
    ),
  ];
}
