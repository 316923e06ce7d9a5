import { and, desc, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { FormerCustomer } from '../../../staff-placing-calls.ts';
import type { PickupCodes } from '../../pickup/pickup-code.ts';
import { orderSearch } from '../../records/order-search-tables.ts';
import { orders } from '../../records/orders-tables.ts';
import { searchOrders } from '../order-search.ts';

/** Of so many orders, the latest that fit, customers are read. */
const maxOrders = 60;
const maxCustomers = 8;

/** Who has ordered before, found like an order; each as their latest order names them. */
export async function findCustomers(
  source: Queryable,
  query: string,
  pickupCodes: PickupCodes,
): Promise<FormerCustomer[]> {
  const fits = await searchOrders(source, query, { pickupCodes, seesPersons: true });
  if (fits === null) return [];
  // Materialised, so that the words are found by their index before the newest are taken.
  const newest = sql`WITH found AS MATERIALIZED (SELECT ${orderSearch.orderId} AS id FROM ${orderSearch} WHERE ${fits})
    SELECT id FROM found ORDER BY id DESC LIMIT ${maxOrders}`;
  const found = await source
    .select({
      email: orders.email,
      locale: orders.locale,
      customer: orders.customer,
      delivery: orders.delivery,
    })
    .from(orders)
    .where(and(sql`${orders.id} IN (${newest})`, ne(orders.email, '')))
    .orderBy(desc(orders.id));
  const byPerson = Map.groupBy(found, ({ email }) => email.toLowerCase());
  return [...byPerson.values()].slice(0, maxCustomers).map((theirs) => {
    const [{ email, locale, customer }] = theirs as [(typeof theirs)[number]];
    const { type, name, surname, phone, document, organization } = customer;
    const address = theirs.find(({ delivery }) => delivery.address)?.delivery.address ?? customer.address ?? null;
    return { type, name, surname, email, phone, document, organization, address, locale, orders: theirs.length };
  });
}
