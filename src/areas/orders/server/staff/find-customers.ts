import { and, desc, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { FoundCustomer } from '../../staff-search-calls.ts';
import { orderSearch } from '../records/order-search-tables.ts';
import { orders } from '../records/orders-tables.ts';
import { hasWords, tsquery, wordsOf } from './order-search.ts';

/** Orders among which customers are looked for: the newest with the words. */
const maxOrders = 500;

/**
 * Customers who have ordered, by beginnings of words of theirs, one for each address. Without `seesPersons` addresses and tax
 * numbers are neither searched nor told.
 */
export async function findCustomers(
  source: Queryable,
  query: string,
  { seesPersons, limit }: { readonly seesPersons: boolean; readonly limit: number },
): Promise<FoundCustomer[]> {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const wanted = sql`${tsquery(words, seesPersons)}::tsquery`;
  // Materialised, so that the words are found by their index before the newest are taken.
  const newest = sql`WITH found AS MATERIALIZED (
      SELECT ${orderSearch.orderId} AS id, ${orderSearch.placedAt} AS placed_at FROM ${orderSearch}
      WHERE ${hasWords(words, seesPersons)}
    ) SELECT id FROM found ORDER BY placed_at DESC LIMIT ${maxOrders}`;
  // The words may be those of the order's number or of whoever receives it.
  const isCustomer = sql`order_words('', ${orders.email}, ${orders.customer}, NULL) @@ ${wanted}`;
  const rows = await source
    .select({
      orderId: orders.id,
      number: orders.number,
      placedAt: orders.placedAt,
      email: orders.email,
      customer: orders.customer,
    })
    .from(orders)
    .where(and(sql`${orders.id} IN (${newest})`, isCustomer))
    .orderBy(desc(orders.placedAt));
  return [...Map.groupBy(rows, ({ email }) => email.toLowerCase()).values()].slice(0, limit).map((ofCustomer) => {
    const { orderId, number, placedAt, email, customer } = ofCustomer[0]!;
    const { type, name, surname, organization, phone } = customer;
    return {
      type,
      name: organization || `${name} ${surname}`.trim(),
      phone,
      ...(seesPersons && { email: customer.email || email }),
      lastOrder: { orderId, number, date: placedAt.toISOString() },
    };
  });
}
