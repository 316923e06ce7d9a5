import { and, eq, isNull } from 'drizzle-orm';
import type { Locale } from '#i18n/locale.ts';
import type { Actor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import { addCents, type Cents, cents } from '#values/money.ts';
import { shopTime } from '#values/shop-time.ts';
import { actorValues } from '#platform/database/actor-columns.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import {
  type CorrectableLine,
  correctiveFacts,
  partialLines,
  type ReturnedPieces,
  returnedLines,
  uncorrectedLines,
  uncorrectedShare,
} from './corrective-facts.ts';
import type { DocumentFacts, DocumentIssuer } from './document-facts.ts';
import {
  findDocument,
  findInvoice,
  findStart,
  hasDocumentSql,
  type ListedDocument,
  listCorrectives,
  listDocumentsOf,
  type StoredDocument,
} from './document-queries.ts';
import { orderDocuments } from './documents-tables.ts';
import { documentKindOf, type Sale, type SaleDetails, saleFacts } from './sale-facts.ts';
import { takeNumber } from './take-number.ts';

export { hasDocumentSql, listDocumentsOf, takeNumber };
export type { ListedDocument, SaleDetails };

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

/** The order whose invoice is corrected. */
type CorrectedOrder = Pick<Sale, 'id' | 'locale'>;

/** A return whose goods are taken off the invoice; amounts in cents. */
export interface SettledReturn {
  readonly id: number;
  readonly reference: string;
  readonly pieces: readonly ReturnedPieces[];
  /** What the delivery cost goes back too. */
  readonly withDelivery: boolean;
  /** The amount of this return and all others of the order that are settled. */
  readonly settledAmount: Cents;
  /** Whether its money has gone back; otherwise none had come. */
  readonly isRefunded: boolean;
}

/** Invoices of sales and their corrective invoices: each issued once, with numbers without gaps in each series. */
export function createInvoices(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: DocumentSettings;
}) {
  const { database, clock, settings } = parts;

  /** Whatever was sold before has been invoiced in another way; in the demo nothing was. */
  const firstDay = (): string => (settings.isDemo ? '1970-01-01' : shopTime(clock()).date);

  /**
   * Corrects the lines that `choose` takes of those that are left, knowing how many cents were corrected before; issues
   * nothing when there are none. Returns the number.
   */
  async function correct(
    tx: Queryable,
    actor: Actor,
    order: CorrectedOrder,
    choose: (invoice: DocumentFacts, left: CorrectableLine[], corrected: Cents) => CorrectableLine[],
    { returned = null, isPartial = false }: { returned?: SettledReturn | null; isPartial?: boolean } = {},
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
      refundedAt: returned && !returned.isRefunded ? null : issuedAt,
      returnReference: returned?.reference ?? null,
      isPartial,
    });
    await tx.insert(orderDocuments).values({
      orderId: order.id,
      kind: invoice.kind,
      number,
      issuedAt,
      ...actorValues(actor),
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
     * Issues the invoice of a sale unless it has one, or is from before the first day with invoicing. The caller has locked
     * the order, so that it is issued once, and calls it last: the number is locked until the transaction ends.
     * `readDetails` is called if one is issued.
     */
    async issueForSale(
      tx: Queryable,
      actor: Actor,
      order: Sale,
      readDetails: () => Promise<SaleDetails>,
    ): Promise<void> {
      if (!settings.isOn || (await findInvoice(tx, order.id))) return;
      const details = await readDetails();
      if (shopTime(details.operationAt).date < (await findStart(tx, firstDay()))) return;
      const kind = documentKindOf(order);
      const { number, takenAt: issuedAt } = await takeNumber(tx, kind === 'full' ? 'F' : 'T', clock);
      const { isDemo } = settings;
      const issuer = settings.issuer(order.locale);
      const facts = saleFacts({ ...details, order, issuer, isDemo, number, issuedAt });
      await tx
        .insert(orderDocuments)
        .values({ orderId: order.id, kind, number, issuedAt, ...actorValues(actor), facts });
    },

    /** Issues the corrective invoice of all that is left of an order whose money went back. Again it issues nothing. */
    async correctRest(tx: Queryable, actor: Actor, order: CorrectedOrder): Promise<void> {
      await correct(tx, actor, order, (_, left) => left);
    },

    /**
     * Issues the corrective invoice of money that went back, if the order was invoiced and returns or earlier refunds have
     * not corrected as much: `refunded` is all that went back of the sale, in cents. Returns its number.
     */
    correctRefund: (tx: Queryable, actor: Actor, order: CorrectedOrder, refunded: Cents): Promise<string | null> =>
      correct(tx, actor, order, (_, left, corrected) => partialLines(left, cents(Math.max(0, refunded - corrected))), {
        isPartial: true,
      }),

    /**
     * Issues the corrective invoice of a settled return, if its order was invoiced (RD 1619/2012 art. 15). What was paid
     * back for it before, without naming the goods, is corrected already.
     */
    async correctReturn(tx: Queryable, actor: Actor, order: CorrectedOrder, returned: SettledReturn): Promise<void> {
      await correct(
        tx,
        actor,
        order,
        (invoice, left, corrected) => {
          const lines = returnedLines(invoice, left, returned);
          return uncorrectedShare(lines, left, cents(Math.max(0, returned.settledAmount - corrected)));
        },
        { returned },
      );
    },

    /** The day from which sales are invoiced, YYYY-MM-DD by the shop's clock; null: none is. */
    startDay: async (source: Queryable): Promise<string | null> =>
      settings.isOn ? findStart(source, firstDay()) : null,

    /** A document of an order, by its number or the invoice of the sale; null when there is none. */
    async find(orderId: number, number?: string): Promise<DocumentFile | null> {
      const document =
        number === undefined ? await findInvoice(database, orderId) : await findDocument(database, orderId, number);
      return document && { number: document.number, pdf: await pdfOf(document) };
    },
  };
}

export type Invoices = ReturnType<typeof createInvoices>;
