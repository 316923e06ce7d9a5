import { desc, sql } from 'drizzle-orm';
import type { Locale } from '#i18n/locale.ts';
import type { CallAnswer, ParsedInput } from '#values/call.ts';
import { mayDo, type StaffPermission } from '#values/staff-roles.ts';
import type { Queryable } from '#platform/database/database.ts';
import { route, type Route } from '#platform/http/handler.ts';
import type { StaffVisit } from '#platform/http/visit.ts';
import { type FoundArticle, listOrderChoices, searchStaff } from '../../staff-search-calls.ts';
import { orderWork } from '../records/order-work-tables.ts';
import { findCustomers } from './find-customers.ts';
import type { StaffOrders } from './staff-orders.ts';

export type ListAssignees = (locale: Locale) => Promise<{ id: number; name: string }[]>;

export interface StaffSearchParts {
  readonly database: Queryable;
  readonly orders: StaffOrders;
  /** By number or by words, with their prices; `isNumber`: of this number or EAN alone. */
  readonly findArticles: (query: string, limit: number, locale: Locale, isNumber: boolean) => Promise<FoundArticle[]>;
  /** Who may be given an order, by name. */
  readonly listAssignees: ListAssignees;
  readonly zoneNames: (locale: Locale) => { id: number; name: string }[];
  readonly listSlots: () => Promise<readonly { readonly from: string; readonly to: string }[]>;
}

export const staffSearchRoutes = (parts: StaffSearchParts): Route[] => [
  route(searchStaff, ({ body }, visit) => search(parts, body, visit)),
  route(listOrderChoices, (_input, visit) => listChoices(parts, visit)),
];

async function search(
  { database, orders, findArticles }: StaffSearchParts,
  { query, kinds, limit }: ParsedInput<typeof searchStaff>['body'],
  visit: StaffVisit,
): Promise<CallAnswer<typeof searchStaff>> {
  const { role, lacksSecondFactor } = visit.staff;
  // The call is for all members, also for those whom other calls refuse until they have a second factor.
  const may = (permission: StaffPermission): boolean => !lacksSecondFactor && mayDo(role, permission);
  const seesOrders = may('orders.read');
  const seesPersons = may('persons.read');
  const isNothing = query.trim() === '';
  const listOrders = async () =>
    (await orders.list({ query, limit, view: 'all', filters: {}, sort: 'date_desc', page: 1 }, visit, false)).orders;
  const found = seesOrders && kinds.includes('orders') && !isNothing ? await listOrders() : [];
  // The number of an order is read as words, too: 26 is a measure of hinges.
  const isOrder = found.some(({ number }) => plain(number) === plain(query));
  const listArticles = async (): Promise<FoundArticle[]> => {
    const articles = await findArticles(query, limit, visit.locale, isOrder);
    return may('money.read') ? articles : articles.map(({ price: _, ...article }) => article);
  };
  return {
    ...(seesOrders && kinds.includes('orders') && { orders: found }),
    ...(seesOrders &&
      kinds.includes('customers') && { customers: await findCustomers(database, query, { seesPersons, limit }) }),
    ...(kinds.includes('articles') && { articles: isNothing ? [] : await listArticles() }),
  };
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Orders whose tags are offered again. */
const maxTagged = 1000;
const maxTags = 50;

async function listChoices(
  { database, listAssignees, zoneNames, listSlots }: StaffSearchParts,
  { locale }: StaffVisit,
): Promise<CallAnswer<typeof listOrderChoices>> {
  const tagged = database
    .select({ tags: orderWork.tags })
    .from(orderWork)
    .where(sql`${orderWork.tags} <> '{}'`)
    .orderBy(desc(orderWork.orderId))
    .limit(maxTagged);
  const hours = (await listSlots()).map(({ from, to }) => ({ from, to }));
  return {
    members: await listAssignees(locale),
    zones: zoneNames(locale),
    slots: [...new Map(hours.map((slot) => [`${slot.from} ${slot.to}`, slot])).entries()]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([, slot]) => slot),
    tags: [...new Set((await tagged).flatMap(({ tags }) => tags))]
      .slice(0, maxTags)
      .toSorted((a, b) => a.localeCompare(b, locale)),
  };
}
