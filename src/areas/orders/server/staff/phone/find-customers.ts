import { and, desc, ne } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { FormerCustomer } from '../../../staff-placing-calls.ts';
import type { PickupCodes } from '../../pickup/pickup-code.ts';
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
  const found = await searchOrders(source, query, { pickupCodes, seesPersons: true });
  if (found === null) return [];
  const latest = await source
    .select({
      email: orders.email,
      locale: orders.locale,
      customer: orders.customer,
      delivery: orders.delivery,
    })
    .from(orders)
    .where(and(found, ne(orders.email, '')))
    .orderBy(desc(orders.id))
    .limit(maxOrders);
  const byPerson = Map.groupBy(latest, ({ email }) => email.toLowerCase());
  return [...byPerson.values()].slice(0, maxCustomers).map((theirs) => {
    const [{ email, locale, customer }] = theirs as [(typeof theirs)[number]];
    const { type, name, surname, phone, document, organization } = customer;
    const address = theirs.find(({ delivery }) => delivery.address)?.delivery.address ?? customer.address ?? null;
    return { type, name, surname, email, phone, document, organization, address, locale, orders: theirs.length };
  });
}
