import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Locale } from '#i18n/locale.ts';
import type { Clock } from '#values/clock.ts';
import { addCents, type Cents, cents } from '#values/money.ts';
import { shopTime, shopTimeZone } from '#values/shop-time.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import { orderHistory } from '../records/orders-tables.ts';
import { listReturnsOf, type StoredReturn } from '../records/return-queries.ts';
import { findOrder, listOrderLines, lockOrder, type StoredOrder } from '../records/order-queries.ts';
import {
  type CorrectableLine,
  correctiveFacts,
  partialLines,
  returnedLines,
  uncorrectedLines,
  uncorrectedShare,
} from './corrective-facts.ts';
import type { DocumentFacts, DocumentIssuer } from './document-facts.ts';
import { findDocument, findInvoice, findStart, listCorrectives, type StoredDocument } from './document-queries.ts';
import { orderDocuments } from './documents-tables.ts';
import { documentKindOf, saleFacts } from './sale-facts.ts';
import { takeNumber } from './take-number.ts';

export interface DocumentSettings {
  /** The shop as it issues documents. */
  readonly issuer: (locale: Locale) => DocumentIssuer;
  /** Documents of the demo shop say that they have no fiscal validity. */
  readonly isDemo: boolean;
  /** Whether new documents are issued at all. */
  readonly isOn: boolean;
  /** The shop's logo as a PNG picture for white paper; it is drawn into the PDF and stored with it. */
  readonly logo: Buffer | null;
}

export interface DocumentFile {
  readonly number: string;
  readonly pdf: Buffer;
}

/** Orders that one run of the job issues invoices for. */
const batch = 1000;

/** Whether a sale is to be invoiced: the order is paid, or was delivered before that. */
const isSold = ({ status, paymentStatus }: Pick<StoredOrder, 'status' | 'paymentStatus'>): boolean =>
  status === 'delivered' || (paymentStatus === 'paid' && status !== 'cancelled');

/** Invoices of sales and their corrective invoices: each issued once, with numbers without gaps in each series. */
export function createDocuments(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: DocumentSettings;
}) {
  const { database, clock, settings } = parts;

  /** Whatever was sold before has been invoiced in another way; in the demo nothing was. */
  const firstDay = (): string => (settings.isDemo ? '1970-01-01' : shopTime(clock()).date);

  /** The caller has locked the order, so that it is issued once. */
  async function issueForSale(tx: Queryable, order: StoredOrder): Promise<void> {
    if (await findInvoice(tx, order.id)) return;
    const times = await findTimes(tx, order);
    if (shopTime(times.operationAt).date < (await findStart(tx, firstDay()))) return;
    const lines = await listOrderLines(tx, order.id);
    const kind = documentKindOf(order);
    const { number, takenAt: issuedAt } = await takeNumber(tx, kind === 'full' ? 'F' : 'T', clock);
    const { isDemo } = settings;
    const issuer = settings.issuer(order.locale);
    const facts = saleFacts({ ...times, order, lines, issuer, isDemo, number, issuedAt });
    await tx.insert(orderDocuments).values({ orderId: order.id, kind, number, issuedAt, facts });
  }

  /**
   * Corrects the lines that `choose` takes of those that are left, knowing how many cents were corrected before; issues
   * nothing when there are none. Returns the number.
   */
  async function correct(
    tx: Queryable,
    order: StoredOrder,
    choose: (invoice: DocumentFacts, left: CorrectableLine[], corrected: Cents) => CorrectableLine[],
    { returned = null, isPartial = false }: { returned?: StoredReturn | null; isPartial?: boolean } = {},
  ): Promise<string | null> {
    const invoice = settings.isOn ? await findInvoice(tx, order.id) : null;
    if (!invoice) return null;
    const correctives = await listCorrectives(tx, invoice.id);
    const left = uncorrectedLines(
      invoice.facts,
      correctives.map(({ facts }) => facts),
    );
    const corrected = cents(0 - addCents(...correctives.map(({ facts }) => facts.total)));
    const lines = choose(invoice.facts, left, corrected);
    // Lines of which only the number of pieces is left say nothing alone.
    if (lines.every(({ gross }) => gross === 0)) return null;
    const { number, takenAt: issuedAt } = await takeNumber(tx, 'R', clock);
    const facts = correctiveFacts(invoice.facts, lines, {
      number,
      issuedAt,
      issuer: settings.issuer(order.locale),
      refundedAt: isPartial || returned?.state === 'refunded' || order.paymentStatus === 'refunded' ? issuedAt : null,
      returnReference: returned?.reference ?? null,
      isPartial,
    });
    await tx.insert(orderDocuments).values({
      orderId: order.id,
      kind: invoice.kind,
      number,
      issuedAt,
      facts,
      corrects: invoice.id,
      returnId: returned?.id ?? null,
      isPartial,
    });
    return number;
  }

  /** Drawn once: a later release of the shop, which may draw differently, answers the same bytes. */
  async function pdfOf({ id, pdf, facts }: StoredDocument): Promise<Buffer> {
    if (pdf) return pdf;
    // The PDF library takes memory that a shop without downloads does not need.
    const { drawDocument } = await import('./draw-document.ts');
    const drawn = await drawDocument(facts, settings.logo);
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
    /**
     * Issues what the present state of an order calls for, in the transaction that has brought it about and locked the
     * order: the invoice once it is paid or delivered (RD 1619/2012 art. 11), a corrective one for all that is left once it
     * is refunded. Again it issues nothing. Call it last: the number is locked until the transaction ends.
     */
    async issueFor(tx: Queryable, order: StoredOrder): Promise<void> {
      if (settings.isOn && isSold(order)) await issueForSale(tx, order);
      if (order.paymentStatus === 'refunded') await correct(tx, order, (_, left) => left);
    },

    /**
     * Issues the corrective invoice of money that went back, if the order was invoiced and returns or earlier refunds have
     * not corrected as much: `refunded` is all that went back of the sale, in cents. Returns its number.
     */
    correctRefund: (tx: Queryable, order: StoredOrder, refunded: Cents): Promise<string | null> =>
      correct(tx, order, (_, left, corrected) => partialLines(left, cents(Math.max(0, refunded - corrected))), {
        isPartial: true,
      }),

    /**
     * Issues the corrective invoice of a settled return, if its order was invoiced (RD 1619/2012 art. 15). What was paid
     * back for it before, without naming the goods, is corrected already.
     */
    async correctReturn(tx: Queryable, order: StoredOrder, returned: StoredReturn): Promise<void> {
      const returns = await listReturnsOf(tx, [order.id]);
      const earlier = returns.filter(({ id }) => id < returned.id);
      const settled = returns.filter(({ state }) => state === 'refunded' || state === 'closed');
      const toCorrect = settled.reduce((sum, { amount }) => sum + amount, 0);
      const before = (position: number): number =>
        earlier
          .flatMap(({ items }) => items)
          .reduce((sum, item) => sum + (item.position === position ? item.quantity : 0), 0);
      const pieces = returned.items.map((item) => ({ ...item, before: before(item.position) }));
      const goods = returned.items.reduce((sum, { amount }) => sum + amount, 0);
      const withDelivery = returned.amount > goods;
      await correct(
        tx,
        order,
        (invoice, left, corrected) => {
          const lines = returnedLines(invoice, left, { pieces, withDelivery });
          return uncorrectedShare(lines, left, cents(Math.max(0, toCorrect - corrected)));
        },
        { returned },
      );
    },

    /**
     * Issues the invoices of sales that have none, oldest first: those of an earlier version of the shop, which issued them
     * at the first download. Sales before the first day with invoicing stay without.
     */
    async issueMissing(): Promise<void> {
      if (!settings.isOn) return;
      const start = await findStart(database, firstDay());
      const { rows: missing } = await database.execute<{ id: number }>(sql`
        SELECT id::int FROM orders
        WHERE (status = 'delivered' OR (payment_status = 'paid' AND status <> 'cancelled'))
          AND NOT EXISTS (SELECT FROM order_documents WHERE order_id = orders.id)
          AND (SELECT min(at) FROM order_history
            WHERE order_id = orders.id AND (order_history.payment_status = 'paid' OR order_history.status = 'delivered')
          ) >= (${start}::date)::timestamp AT TIME ZONE ${shopTimeZone}
        ORDER BY id LIMIT ${batch}`);
      for (const { id } of missing)
        await database.transaction(async (tx) => {
          // Another process may have changed it since.
          const order = await lockOrder(tx, id);
          if (order && isSold(order)) await issueForSale(tx, order);
        });
    },

    /** A document of a user's order, by its number or the invoice of the sale. Reads only. */
    async find(
      userId: number,
      orderId: number,
      number?: string,
    ): Promise<DocumentFile | Failure<'order_not_found' | 'no_invoice_yet'>> {
      if (!(await findOrder(database, { id: orderId, userId }))) return failure('order_not_found');
      const document =
        number === undefined ? await findInvoice(database, orderId) : await findDocument(database, orderId, number);
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
