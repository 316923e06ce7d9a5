import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Locale } from '#i18n/locale.ts';
import type { Clock } from '#values/clock.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import { orderHistory } from '../orders-tables.ts';
import { findOrder, listOrderLines, lockOrder, type StoredOrder } from '../view/order-queries.ts';
import { documentFacts, type DocumentIssuer, documentKindOf } from './document-facts.ts';
import { orderDocuments } from './documents-tables.ts';
import { takeNumber } from './take-number.ts';

export interface DocumentSettings {
  /** The shop as it issues documents. */
  readonly issuer: (locale: Locale) => DocumentIssuer;
  /** Documents of the demo shop say that they have no fiscal validity. */
  readonly isDemo: boolean;
  /** Whether new documents are issued at all. */
  readonly isOn: boolean;
}

export interface DocumentFile {
  readonly number: string;
  readonly pdf: Buffer;
}

type StoredDocument = typeof orderDocuments.$inferSelect;

/** Whether an order has, or gets at its first download, a receipt: once it is paid or has arrived. */
export const hasDocument = (order: Pick<StoredOrder, 'status' | 'paymentStatus'>): boolean =>
  order.paymentStatus === 'paid' || order.status === 'delivered' || order.status === 'returned';

/** Receipts (simplified invoices) and invoices: one for an order, issued once, with numbers without gaps. */
export function createDocuments(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: DocumentSettings;
}) {
  const { database, clock, settings } = parts;

  /** The order's document; issues it if there is none yet. Null when there may be none. */
  async function issue(tx: Queryable, orderId: number): Promise<StoredDocument | null> {
    // Behind the order's lock: of several first downloads at once only one issues.
    const order = await lockOrder(tx, orderId);
    const [issued] = await tx.select().from(orderDocuments).where(eq(orderDocuments.orderId, orderId));
    if (issued || !order) return issued ?? null;
    if (!settings.isOn || !hasDocument(order)) return null;
    const lines = await listOrderLines(tx, orderId);
    const times = await findTimes(tx, order);
    const kind = documentKindOf(order);
    const { number, takenAt: issuedAt } = await takeNumber(tx, kind === 'full' ? 'F' : 'T', clock);
    const facts = documentFacts({
      ...times,
      order,
      lines,
      issuer: settings.issuer(order.locale),
      isDemo: settings.isDemo,
      number,
      issuedAt,
    });
    const [stored] = await tx.insert(orderDocuments).values({ orderId, kind, number, issuedAt, facts }).returning();
    return stored!;
  }

  /** Drawn once: a later release of the shop, which may draw differently, answers the same bytes. */
  async function pdfOf({ id, pdf, facts }: StoredDocument): Promise<Buffer> {
    if (pdf) return pdf;
    // The PDF library takes memory that a shop without downloads does not need.
    const { drawDocument } = await import('./draw-document.ts');
    const drawn = await drawDocument(facts);
    const [first] = await database
      .update(orderDocuments)
      .set({ pdf: drawn })
      .where(and(eq(orderDocuments.id, id), isNull(orderDocuments.pdf)))
      .returning({ pdf: orderDocuments.pdf });
    if (first) return drawn;
    const [other] = await database.select().from(orderDocuments).where(eq(orderDocuments.id, id));
    return other!.pdf!;
  }

  return {
    /** What the order's `actions` say: it can be downloaded now. */
    isAvailable: (order: Pick<StoredOrder, 'status' | 'paymentStatus'>): boolean => settings.isOn && hasDocument(order),

    /** The receipt or invoice of a user's order. */
    async find(userId: number, orderId: number): Promise<DocumentFile | Failure<'order_not_found' | 'no_invoice_yet'>> {
      if (!(await findOrder(database, { id: orderId, userId }))) return failure('order_not_found');
      const document = await database.transaction((tx) => issue(tx, orderId));
      if (!document) return failure('no_invoice_yet');
      return { number: document.number, pdf: await pdfOf(document) };
    },
  };
}

export type Documents = ReturnType<typeof createDocuments>;

/** When the order was first paid, and first paid or delivered. */
async function findTimes(tx: Queryable, order: StoredOrder): Promise<{ paidAt: Date | null; operationAt: Date }> {
  const history = await tx
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, order.id))
    .orderBy(asc(orderHistory.id));
  const paid = history.find(({ paymentStatus }) => paymentStatus === 'paid');
  const settled = history.find(({ status, paymentStatus }) => paymentStatus === 'paid' || status === 'delivered');
  return { paidAt: paid?.at ?? null, operationAt: settled?.at ?? order.updatedAt };
}
