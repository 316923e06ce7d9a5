import { and, asc, desc, eq, isNotNull, isNull, not, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { buildOnce } from '#platform/database/build-once.ts';
import type { Queryable } from '#platform/database/database.ts';
import { namedStatement } from '#platform/database/named-statement.ts';
import { documentsStart, orderDocuments } from './documents-tables.ts';

export type StoredDocument = typeof orderDocuments.$inferSelect;

/** What lists of an order's documents show; amounts in cents, negative in corrective invoices. */
export interface ListedDocument {
  readonly orderId: number;
  readonly number: string;
  readonly kind: StoredDocument['kind'];
  readonly issuedAt: Date;
  readonly total: number;
  /** The number of the invoice that it corrects. */
  readonly correctedNumber: string | null;
}

const documentsOfOrders = buildOnce((source) =>
  source
    .select({
      orderId: orderDocuments.orderId,
      number: orderDocuments.number,
      kind: orderDocuments.kind,
      issuedAt: orderDocuments.issuedAt,
      total: sql<number>`(${orderDocuments.facts} ->> 'total')::float8`,
      correctedNumber: sql<string | null>`${orderDocuments.facts} -> 'corrected' ->> 'number'`,
    })
    .from(orderDocuments)
    .where(sql`${orderDocuments.orderId} = ANY ((SELECT ${sql.placeholder('orderIds')}::bigint[])::bigint[])`)
    .orderBy(asc(orderDocuments.id))
    .prepare('order-documents'),
);

/** The documents of orders, in the order in which they were issued. */
export const listDocumentsOf = (source: Queryable, orderIds: readonly number[]): Promise<ListedDocument[]> =>
  documentsOfOrders(source).execute({ orderIds });

/** SQL of whether an order has a document; `orderId` is a column of the query around it. */
export const hasDocumentSql = (orderId: SQLWrapper): SQL =>
  sql`EXISTS (SELECT FROM ${orderDocuments} WHERE ${orderDocuments.orderId} = ${orderId})`;

const { placeholder } = sql;
const invoicedOrders = namedStatement<{ orderId: number; id: number }>(
  'invoiced-orders',
  sql`SELECT order_id::float8 AS "orderId", max(id)::float8 AS id FROM order_documents
    WHERE order_id = ANY ((SELECT ${placeholder('orderIds')}::bigint[])::bigint[]) AND corrects IS NULL GROUP BY order_id`,
);

/** The id of the invoice of each of these orders whose sale has one. */
export async function findInvoiced(
  source: Queryable,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  return new Map((await invoicedOrders(source, { orderIds })).map(({ orderId, id }) => [orderId, id]));
}

const newInvoices = namedStatement<object>(
  'new-invoices',
  sql`INSERT INTO order_documents (order_id, kind, number, issued_at, actor_kind, actor_id, facts, replaces)
    SELECT "orderId", ${placeholder('kind')}::text, number, ${placeholder('issuedAt')}::timestamptz,
      ${placeholder('actorKind')}::text, ${placeholder('actorId')}::text, facts, replaces
    FROM json_to_recordset(${placeholder('documents')}::json)
      AS document ("orderId" bigint, number text, facts jsonb, replaces bigint)`,
);

/** Stores invoices of one kind, issued at one moment, in their order. */
export async function insertInvoices(
  tx: Queryable,
  of: Pick<StoredDocument, 'kind' | 'issuedAt' | 'actorKind' | 'actorId'>,
  documents: readonly Pick<StoredDocument, 'orderId' | 'number' | 'facts' | 'replaces'>[],
): Promise<void> {
  await newInvoices(tx, { ...of, documents: JSON.stringify(documents) });
}

/** The invoice of an order's sale: the latest, where the order was changed after one. */
export async function findInvoice(source: Queryable, orderId: number): Promise<StoredDocument | null> {
  const ofSale = and(eq(orderDocuments.orderId, orderId), isNull(orderDocuments.corrects));
  const [found] = await source.select().from(orderDocuments).where(ofSale).orderBy(desc(orderDocuments.id)).limit(1);
  return found ?? null;
}

export async function findInvoiceById(source: Queryable, id: number): Promise<StoredDocument | null> {
  const [found] = await source.select().from(orderDocuments).where(eq(orderDocuments.id, id));
  return found ?? null;
}

/** The number of the invoice of an order's sale; null: it has none. */
export const findInvoiceNumber = async (source: Queryable, orderId: number): Promise<string | null> =>
  (await findInvoice(source, orderId))?.number ?? null;

/** A document of an order by its number. */
export async function findDocument(source: Queryable, orderId: number, number: string): Promise<StoredDocument | null> {
  const ofOrder = and(eq(orderDocuments.orderId, orderId), eq(orderDocuments.number, number));
  const [found] = await source.select().from(orderDocuments).where(ofOrder);
  return found ?? null;
}

/** The id of the order that a document, by its number, belongs to. */
export async function findOrderOfDocument(source: Queryable, number: string): Promise<number | null> {
  const ofNumber = eq(orderDocuments.number, number);
  const [found] = await source.select({ orderId: orderDocuments.orderId }).from(orderDocuments).where(ofNumber);
  return found?.orderId ?? null;
}

/** The corrective invoices of an invoice. */
export async function listCorrectives(source: Queryable, invoiceId: number): Promise<StoredDocument[]> {
  return source.select().from(orderDocuments).where(eq(orderDocuments.corrects, invoiceId));
}

/** It takes back the invoice of an order that was changed. */
const isOfChange = sql`${orderDocuments.facts} -> 'corrected' ? 'replacedBy'`;

/** The corrective invoices of an order that were issued for refunds alone, no return, oldest first. */
export async function listCorrectivesOfRefunds(
  source: Queryable,
  orderId: number,
): Promise<Pick<StoredDocument, 'number' | 'issuedAt'>[]> {
  const { number, issuedAt, id, corrects, returnId } = orderDocuments;
  return source
    .select({ number, issuedAt })
    .from(orderDocuments)
    .where(and(eq(orderDocuments.orderId, orderId), isNotNull(corrects), isNull(returnId), not(isOfChange)))
    .orderBy(asc(id));
}

/** The day from which sales are invoiced, YYYY-MM-DD by the shop's clock; `firstDay` is stored where there is none. */
export async function findStart(tx: Queryable, firstDay: string): Promise<string> {
  const read = () => tx.select({ day: documentsStart.day }).from(documentsStart);
  const [stored] = await read();
  if (stored) return stored.day;
  await tx.insert(documentsStart).values({ day: firstDay }).onConflictDoNothing();
  return (await read())[0]!.day;
}
