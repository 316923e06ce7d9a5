import type { Actor } from '#values/actor.ts';
import { shopTime } from '#values/shop-time.ts';
import { actorValues } from '#platform/database/actor-columns.ts';
import type { Queryable } from '#platform/database/database.ts';
import { findInvoice, findStart } from './document-queries.ts';
import { firstDay, type Invoices } from './document-settings.ts';
import { orderDocuments } from './documents-tables.ts';
import { documentKindOf, type Sale, type SaleDetails, saleFacts } from './sale-facts.ts';
import { takeNumber } from './take-number.ts';

type IssueParts = Pick<Invoices, 'clock' | 'settings'>;

/**
 * Issues the invoice of a sale unless it has one, or is from before the first day with invoicing. The caller has locked
 * the order, so that it is issued once, and calls it last: the number is locked until the transaction ends.
 * `readDetails` is called if one is issued.
 */
export async function issueInvoice(
  parts: IssueParts,
  tx: Queryable,
  actor: Actor,
  order: Sale,
  readDetails: () => Promise<SaleDetails>,
): Promise<void> {
  const { clock, settings } = parts;
  if (!settings.isOn || (await findInvoice(tx, order.id))) return;
  const details = await readDetails();
  if (shopTime(details.operationAt).date < (await findStart(tx, firstDay(parts)))) return;
  const kind = documentKindOf(order);
  const { number, takenAt: issuedAt } = await takeNumber(tx, kind === 'full' ? 'F' : 'T', clock, settings.series);
  const { isDemo } = settings;
  const issuer = settings.issuer(order.locale);
  const facts = saleFacts({ ...details, order, issuer, isDemo, number, issuedAt });
  await tx.insert(orderDocuments).values({ orderId: order.id, kind, number, issuedAt, ...actorValues(actor), facts });
}

/** The day from which sales are invoiced, YYYY-MM-DD by the shop's clock; null: none is. */
export const findStartDay = async (parts: IssueParts, source: Queryable): Promise<string | null> =>
  parts.settings.isOn ? findStart(source, firstDay(parts)) : null;
