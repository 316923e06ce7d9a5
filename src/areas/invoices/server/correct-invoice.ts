import type { Actor } from '#values/actor.ts';
import { addCents, type Cents, cents } from '#values/money.ts';
import { actorValues } from '#platform/database/actor-columns.ts';
import type { Queryable } from '#platform/database/database.ts';
import {
  type CorrectableLine,
  correctiveFacts,
  partialLines,
  type ReturnedPieces,
  returnedLines,
  uncorrectedLines,
  uncorrectedShare,
} from './corrective-facts.ts';
import type { DocumentFacts } from './document-facts.ts';
import { findInvoice, listCorrectives, type StoredDocument } from './document-queries.ts';
import type { Invoices } from './document-settings.ts';
import { orderDocuments } from './documents-tables.ts';
import type { Sale } from './sale-facts.ts';
import { takeNumber } from './take-number.ts';

type CorrectParts = Pick<Invoices, 'clock' | 'settings'>;

/** The order whose invoice is corrected. */
type CorrectedOrder = Pick<Sale, 'id' | 'locale'>;

/** A return whose goods are taken off the invoice; amounts in cents. */
interface SettledReturn {
  readonly id: number;
  readonly reference: string;
  readonly pieces: readonly ReturnedPieces[];
  /** What the delivery cost goes back too. */
  readonly withDelivery: boolean;
  /** Of this one and all others of the order that are settled. */
  readonly settledAmount: Cents;
  /** Whether its money has gone back; otherwise none had come. */
  readonly isRefunded: boolean;
}

/** An invoice, and the number of the one that came in its place. */
interface ReplacedInvoice {
  readonly invoice: StoredDocument;
  readonly by: string;
}

/**
 * Corrects the lines that `choose` takes of those that are left, knowing how many cents were corrected before; issues
 * nothing when there are none. Returns the number.
 */
async function correct(
  { clock, settings }: CorrectParts,
  tx: Queryable,
  actor: Actor,
  order: CorrectedOrder,
  choose: (invoice: DocumentFacts, left: CorrectableLine[], corrected: Cents) => CorrectableLine[],
  {
    returned = null,
    isPartial = false,
    replaced = null,
  }: { returned?: SettledReturn | null; isPartial?: boolean; replaced?: ReplacedInvoice | null } = {},
): Promise<string | null> {
  const invoice = settings.isOn ? (replaced?.invoice ?? (await findInvoice(tx, order.id))) : null;
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
  const { number, takenAt: issuedAt } = await takeNumber(tx, 'R', clock, settings.series);
  const facts = correctiveFacts(invoice.facts, lines, {
    number,
    issuedAt,
    issuer: settings.issuer(order.locale),
    refundedAt: replaced || (returned && !returned.isRefunded) ? null : issuedAt,
    returnReference: returned?.reference ?? null,
    isPartial,
    replacedBy: replaced?.by,
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

/** Takes back the invoice of an order that was changed, once another says what it is now: no money goes back with it. */
export async function correctReplaced(
  parts: CorrectParts,
  tx: Queryable,
  actor: Actor,
  order: CorrectedOrder,
  replaced: ReplacedInvoice,
): Promise<void> {
  await correct(parts, tx, actor, order, (_, left) => left, { replaced });
}

/** Issues the corrective invoice of all that is left of an order whose money went back. Again it issues nothing. */
export async function correctRest(
  parts: CorrectParts,
  tx: Queryable,
  actor: Actor,
  order: CorrectedOrder,
): Promise<void> {
  await correct(parts, tx, actor, order, (_, left) => left);
}

/**
 * Issues the corrective invoice of money that went back, if the order was invoiced and returns or earlier refunds have
 * not corrected as much: `refunded` is all that went back of the sale, in cents. Returns its number.
 */
export const correctRefund = (
  parts: CorrectParts,
  tx: Queryable,
  actor: Actor,
  order: CorrectedOrder,
  refunded: Cents,
): Promise<string | null> =>
  correct(
    parts,
    tx,
    actor,
    order,
    (_, left, corrected) => partialLines(left, cents(Math.max(0, refunded - corrected))),
    {
      isPartial: true,
    },
  );

/**
 * Issues the corrective invoice of a settled return, if its order was invoiced (RD 1619/2012 art. 15). What was paid
 * back for it before, without naming the goods, is corrected already.
 */
export async function correctReturn(
  parts: CorrectParts,
  tx: Queryable,
  actor: Actor,
  order: CorrectedOrder,
  returned: SettledReturn,
): Promise<void> {
  await correct(
    parts,
    tx,
    actor,
    order,
    (invoice, left, corrected) => {
      const lines = returnedLines(invoice, left, returned);
      return uncorrectedShare(lines, left, cents(Math.max(0, returned.settledAmount - corrected)));
    },
    { returned },
  );
}
