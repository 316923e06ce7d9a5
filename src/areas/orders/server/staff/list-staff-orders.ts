import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#i18n/locale.ts';
import type { CallAnswer, ParsedInput } from '#values/call.ts';
import { cents, eurosFromCents } from '#values/money.ts';
import { shopTime } from '#values/shop-time.ts';
import { mayDo, type StaffRole } from '#values/staff-roles.ts';
import { listMemberNames } from '#areas/staff/server/staff.ts';
import type { Queryable } from '#platform/database/database.ts';
import { orderStatuses } from '../../contract.ts';
import type { listStaffOrders as listStaffOrdersCall, OrderView, StaffOrderRow } from '../../staff-calls.ts';
import { maySeeView, sortPermissions } from '../../list-permissions.ts';
import { amountOf } from '../records/order-queries.ts';
import { orders } from '../records/orders-tables.ts';
import { orderWork } from '../records/order-work-tables.ts';
import type { OrderCount } from './count-all-orders.ts';
import { deepRows, findPage, type PageOfIds } from './find-page.ts';
import { findSearched } from './find-searched.ts';
import { filterConditions, isOfSomeView, isUnassigned, type SearchParts, views } from './order-conditions.ts';
import { searchOrders } from './order-search.ts';
import { findWarningFacts, type WarnedOrder, warningsOf } from './order-warnings.ts';

type Search = ParsedInput<typeof listStaffOrdersCall>['body'];
type Counts = Record<OrderView, number>;

/** Grows with each change of an order's status and of its payment. */
export const versionOf = sql<number>`(SELECT count(*)::int FROM order_history WHERE order_id = ${orders.id})`;

/** A page of the shop's orders, and how many each view has. The rows of a page are read once it is known which they are. */
export async function listStaffOrders(
  { countAll, ...parts }: SearchParts & { readonly countAll: OrderCount },
  search: Search,
  { hasWarnings, ...viewer }: { readonly locale: Locale; readonly role: StaffRole; readonly hasWarnings: boolean },
): Promise<CallAnswer<typeof listStaffOrdersCall>> {
  const { role } = viewer;
  const { database, now } = parts;
  const { page, limit } = search;
  const seesPersons = mayDo(role, 'persons.read');
  const sort = mayDo(role, sortPermissions[search.sort]) ? search.sort : 'date_desc';
  let counted: Promise<Counts> | undefined;
  // Once: deep in the list in the snapshot in which its end is counted.
  const countsOf = (source: Queryable) => (counted ??= countViews(source, shopTime(now).date, countAll(source, now)));
  const isDeep = (page - 1) * limit >= deepRows;
  const [{ ids, total }] = await Promise.all([
    findOnPage(parts, { ...search, sort }, { seesPersons, countsOf }),
    isDeep || countsOf(database),
  ]);
  const counts = await countsOf(database);
  return {
    orders: await listRowsOf(database, ids, { ...viewer, now }, hasWarnings),
    total,
    page,
    pages: Math.ceil(total / limit),
    counts: visibleCounts(counts, role),
  };
}

async function findOnPage(
  { database, pickupCodes, now }: SearchParts,
  { view, query, filters, sort, page, limit }: Search,
  {
    seesPersons,
    countsOf,
  }: { readonly seesPersons: boolean; readonly countsOf: (source: Queryable) => Promise<Counts> },
): Promise<PageOfIds> {
  const found = await searchOrders(database, query, { pickupCodes, seesPersons });
  const filtered = filterConditions(filters);
  const free = filters.assignee === 'nobody' ? isUnassigned : undefined;
  const window = { sort, limit, offset: (page - 1) * limit };
  if (found) return findSearched(database, { ...window, found, fits: and(filtered, free) });
  const shown = and(views[view](shopTime(now).date), filtered);
  const fits = and(shown, free);
  const countFitting = async (source: Queryable): Promise<number> => {
    const others = view === 'all' && !free ? othersThan(filters) : undefined;
    if ((filtered && !others) || (free && shown)) return source.$count(orders, fits);
    const all = (await countsOf(source))[view];
    if (others) return all - (await source.$count(orders, others));
    // There are fewer that somebody works on; what is worked on is an order.
    return free ? all - (await source.$count(orderWork, isNotNull(orderWork.assignee))) : all;
  };
  return findPage(database, { ...window, fits, isCounted: !filtered && !free, count: countFitting });
}

/** The orders of all other statuses, where one asks for the delivered alone: of these there are most. */
const othersThan = ({ status, ...filters }: Search['filters']): SQL | undefined =>
  status?.includes('delivered') && !filterConditions(filters)
    ? inArray(
        orders.status,
        orderStatuses.filter((one) => !status.includes(one)),
      )
    : undefined;

/** The orders with these ids, in their order, with what needs somebody of each; what the role may not see is absent. */
export async function listRowsOf(
  database: Queryable,
  ids: readonly number[],
  { locale, role, now }: { readonly locale: Locale; readonly role: StaffRole; readonly now: Date },
  hasWarnings = true,
): Promise<StaffOrderRow[]> {
  if (ids.length === 0) return [];
  const [rows, facts] = await Promise.all([
    listRows(database, ids),
    hasWarnings ? findWarningFacts(database, ids, now) : null,
  ]);
  const names = await listMemberNames(
    database,
    rows.flatMap(({ assignee }) => assignee ?? []),
  );
  const seesMoney = mayDo(role, 'money.read');
  return rows.map((row) => {
    const warnings = facts ? warningsOf(row, facts, role) : [];
    return { ...rowOf(row, { locale, seesMoney, names }), ...(warnings.length > 0 && { warnings }) };
  });
}

async function listRows(database: Queryable, ids: readonly number[]) {
  const rows = await database
    .select({
      id: orders.id,
      number: orders.number,
      version: versionOf,
      placedAt: orders.placedAt,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      payment: orders.payment,
      price: orders.price,
      deliveryPrice: orders.deliveryPrice,
      units: orders.units,
      customer: orders.customer,
      delivery: orders.delivery,
      hold: orders.hold,
      paymentDueAt: orders.paymentDueAt,
      assignee: orderWork.assignee,
      tags: orderWork.tags,
    })
    .from(orders)
    .leftJoin(orderWork, eq(orderWork.orderId, orders.id))
    .where(inArray(orders.id, [...ids]));
  const places = new Map(ids.map((id, place) => [id, place]));
  return rows.toSorted((one, other) => places.get(one.id)! - places.get(other.id)!);
}

type Row = Pick<typeof orders.$inferSelect, keyof WarnedOrder | 'number' | 'units' | 'customer'> & {
  readonly version: number;
  readonly assignee: number | null;
  readonly tags: string[] | null;
};

function rowOf(
  row: Row,
  { locale, seesMoney, names }: { locale: Locale; seesMoney: boolean; names: ReadonlyMap<number, string> },
): StaffOrderRow {
  const { type, name, surname, organization } = row.customer;
  const { zone } = row.delivery;
  return {
    orderId: row.id,
    number: row.number,
    version: row.version,
    date: row.placedAt.toISOString(),
    status: row.status,
    paymentStatus: row.paymentStatus,
    payment: row.payment,
    customer: { type, name: organization || `${name} ${surname}`.trim() },
    delivery: {
      type: row.delivery.type,
      date: row.delivery.date,
      slot: row.delivery.slot,
      zone: zone ? { id: zone.id, name: zone.name[locale] } : null,
    },
    pieces: row.units,
    ...(seesMoney && { price: eurosFromCents(cents(row.price)), amount: eurosFromCents(amountOf(row)) }),
    assignee: assigneeOf(row.assignee, names),
    tags: row.tags ?? [],
  };
}

export const assigneeOf = (id: number | null, names: ReadonlyMap<number, string>): StaffOrderRow['assignee'] =>
  id === null ? null : { id, name: names.get(id) ?? '' };

const visibleCounts = <View extends OrderView>(
  counts: Readonly<Record<View, number>>,
  role: StaffRole,
): Partial<Record<OrderView, number>> =>
  Object.fromEntries(Object.entries(counts).filter(([name]) => maySeeView(role, name as OrderView)));

/** How many orders each view has that is of few, as far as the role may know. */
export const countOpenViews = async (
  database: Queryable,
  { role, now }: { readonly role: StaffRole; readonly now: Date },
): Promise<{ counts: Partial<Record<OrderView, number>> }> => ({
  counts: visibleCounts(await countOpen(database, shopTime(now).date), role),
});

async function countViews(database: Queryable, today: string, all: Promise<number>): Promise<Counts> {
  const [open, total] = await Promise.all([countOpen(database, today), all]);
  return { ...open, all: total };
}

/** Reads the active orders and those that owe money, which have small indexes of their own. */
async function countOpen(database: Queryable, today: string): Promise<Record<Exclude<OrderView, 'all'>, number>> {
  const countOf = (view: Exclude<OrderView, 'all'>) =>
    sql<number>`count(*) FILTER (WHERE ${views[view](today)})::int`.mapWith(Number);
  const [open] = await database
    .select({
      todo: countOf('todo'),
      today: countOf('today'),
      money: countOf('money'),
      companies: countOf('companies'),
      uncollected: countOf('uncollected'),
    })
    .from(orders)
    .where(isOfSomeView);
  return open!;
}
