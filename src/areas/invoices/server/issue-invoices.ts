import type { Actor } from '#values/actor.ts';
import { shopTime } from '#values/shop-time.ts';
import { actorValues } from '#platform/database/actor-columns.ts';
import type { Queryable } from '#platform/database/database.ts';
import { correctReplaced } from './correct-invoice.ts';
import { findInvoiceById, findInvoiced, findStart, insertInvoices } from './document-queries.ts';
import { firstDay, type Invoices } from './document-settings.ts';
import { documentKindOf, type Sale, type SaleDetails, saleFacts } from './sale-facts.ts';
import { takeNumbers } from './take-number.ts';

type IssueParts = Pick<Invoices, 'clock' | 'settings'>;

/** In the order in which their numbers are locked: two transactions that issue both kinds never wait for each other. */
const kinds = [
  { kind: 'full', series: 'F' },
  { kind: 'simplified', series: 'T' },
] as const;

/**
 * Issues the invoices of sales, but for those that have one, or are from before the first day with invoicing; one that is
 * outdated is taken back by a corrective one, and another issued (RD 1619/2012 art. 15). The caller has locked the orders, so that each is issued once, and calls it last: the numbers are locked until the transaction ends.
 * `readDetails` is called for those that need one, if any do.
 */
export async function issueInvoices<Order extends Sale>(
  parts: IssueParts,
  tx: Queryable,
  actor: Actor,
  orders: readonly Order[],
  readDetails: (orders: readonly Order[]) => Promise<(order: Order) => SaleDetails>,
): Promise<void> {
  const { clock, settings } = parts;
  if (!settings.isOn || orders.length === 0) return;
  const ids = orders.map(({ id }) => id);
  const invoiced = await findInvoiced(tx, ids);
  const missing = orders.filter(({ id, isInvoiceOutdated }) => isInvoiceOutdated || !invoiced.has(id));
  if (missing.length === 0) return;
  const detailsOf = await readDetails(missing);
  const start = await findStart(tx, firstDay(parts));
  const sold = missing
    .map((order) => ({ ...detailsOf(order), order }))
    .filter(({ operationAt }) => shopTime(operationAt).date >= start);
  const { isDemo } = settings;
  const replacing: { readonly order: Order; readonly replaces: number; readonly by: string }[] = [];
  for (const { kind, series } of kinds) {
    const sales = sold.filter(({ order }) => documentKindOf(order) === kind);
    if (sales.length === 0) continue;
    const { numbers, takenAt: issuedAt } = await takeNumbers(tx, series, sales.length, clock, settings.series);
    const documents = sales.map((sale, index) => {
      const number = numbers[index]!;
      const issuer = settings.issuer(sale.order.locale);
      const replaces = invoiced.get(sale.order.id) ?? null;
      if (replaces !== null) replacing.push({ order: sale.order, replaces, by: number });
      const facts = saleFacts({ ...sale, issuer, isDemo, number, issuedAt });
      return { orderId: sale.order.id, number, facts, replaces };
    });
    await insertInvoices(tx, { kind, issuedAt, ...actorValues(actor) }, documents);
  }
  for (const { order, replaces, by } of replacing) {
    const invoice = (await findInvoiceById(tx, replaces))!;
    await correctReplaced(parts, tx, actor, order, { invoice, by });
  }
}

/** The day from which sales are invoiced, YYYY-MM-DD by the shop's clock; null: none is. */
export const findStartDay = async (parts: IssueParts, source: Queryable): Promise<string | null> =>
  parts.settings.isOn ? findStart(source, firstDay(parts)) : null;
