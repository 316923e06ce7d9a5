import type { VatOfRate } from '#areas/pricing/vat.ts';
import { refundOfPieces } from '#areas/pricing/refund-line.ts';
import { addCents, type Cents, cents, distributeCents } from '#values/money.ts';
import { shopTime } from '#values/shop-time.ts';
import type { Corrected, DocumentFacts, DocumentIssuer, DocumentLine } from './document-facts.ts';

/** A line of an invoice, or what is left of it, with its index there. */
export type CorrectableLine = DocumentLine & { readonly corrects: number };

/** Pieces of an order line that come back, and what is paid for them, in cents. */
export interface ReturnedPieces {
  /** The index of the line among those of the order, which the invoice has first and in the same order. */
  readonly line: number;
  readonly quantity: number;
  readonly amount: number;
  /** Pieces of the line in the returns before this one. */
  readonly before: number;
}

/** What of an invoice no corrective invoice has taken back yet. */
export function uncorrectedLines(invoice: DocumentFacts, correctives: readonly DocumentFacts[]): CorrectableLine[] {
  const taken = correctives.flatMap(({ lines }) => lines);
  return invoice.lines
    .map((line, index) => {
      const ofLine = taken.filter(({ corrects }) => corrects === index);
      return {
        ...line,
        corrects: index,
        quantity: ofLine.reduce((left, { quantity }) => left + quantity, line.quantity),
        net: addCents(line.net, ...ofLine.map(({ net }) => net)),
        gross: addCents(line.gross, ...ofLine.map(({ gross }) => gross)),
      };
    })
    .filter(({ quantity, gross }) => quantity > 0 || gross > 0);
}

/**
 * The lines of a return: goods as the return paid for them, the delivery where it goes back too. VAT is divided among the
 * pieces like their price, so that all returns together make that of the invoice. Pieces that are corrected already are
 * left out.
 */
export function returnedLines(
  invoice: DocumentFacts,
  left: readonly CorrectableLine[],
  { pieces, withDelivery }: { readonly pieces: readonly ReturnedPieces[]; readonly withDelivery: boolean },
): CorrectableLine[] {
  return left.flatMap((line) => {
    if (line.name === null) return withDelivery ? [line] : [];
    const returned = pieces.find((one) => one.line === line.corrects);
    if (!returned || returned.quantity > line.quantity) return [];
    const { gross, net, quantity } = invoice.lines[line.corrects]!;
    const vat = refundOfPieces({ sum: cents(gross - net), quantity }, returned.before, returned.quantity);
    return [
      {
        ...line,
        quantity: returned.quantity,
        gross: cents(returned.amount),
        net: cents(returned.amount - vat),
      },
    ];
  });
}

/** Cents of what is left of an invoice, in proportion to its lines; the VAT of each line in proportion to its price. */
export function partialLines(left: readonly CorrectableLine[], amount: Cents): CorrectableLine[] {
  return shareOf(left, left, amount).map((line) => ({ ...line, quantity: 0 }));
}

/**
 * As much of the lines of a return as refunds without goods have not corrected already: `amount` in cents, and of no line
 * more than is left of it.
 */
export function uncorrectedShare(
  lines: readonly CorrectableLine[],
  left: readonly CorrectableLine[],
  amount: Cents,
): CorrectableLine[] {
  const leftOf = (line: CorrectableLine) => left.find(({ corrects }) => corrects === line.corrects)!;
  const isWhole = addCents(...lines.map(({ gross }) => gross)) <= amount;
  if (isWhole && lines.every((line) => line.gross <= leftOf(line).gross)) return [...lines];
  const limited = lines.map((line) => ({ ...line, gross: cents(Math.min(line.gross, leftOf(line).gross)) }));
  return shareOf(limited, lines.map(leftOf), amount);
}

/** Divides an amount among lines by their prices, none of which it exceeds. */
function shareOf(
  lines: readonly CorrectableLine[],
  left: readonly CorrectableLine[],
  amount: Cents,
): CorrectableLine[] {
  const prices = lines.map(({ gross }) => gross);
  const shares = distributeCents(cents(Math.min(amount, addCents(...prices))), prices);
  return lines
    .map((line, index) => {
      const of = left[index]!;
      const gross = shares[index]!;
      const vat = gross === 0 ? 0 : Math.round(((of.gross - of.net) * gross) / of.gross);
      return { ...line, gross, net: cents(gross - vat) };
    })
    .filter(({ gross }) => gross > 0);
}

/** What a corrective invoice shows: the same parties, the given lines as negative amounts. */
export function correctiveFacts(
  invoice: DocumentFacts,
  lines: readonly CorrectableLine[],
  source: {
    readonly number: string;
    readonly issuedAt: Date;
    readonly issuer: DocumentIssuer;
    readonly refundedAt: Date | null;
    readonly returnReference: string | null;
    readonly isPartial: boolean;
    readonly replacedBy?: string | undefined;
  },
): DocumentFacts {
  const { number, issuedAt, issuer, refundedAt, returnReference, isPartial, replacedBy } = source;
  const negative = lines.map((line) => ({
    ...line,
    quantity: -line.quantity,
    net: cents(0 - line.net),
    gross: cents(0 - line.gross),
  }));
  const corrected: Corrected = {
    number: invoice.number,
    issuedOn: shopTime(new Date(invoice.issuedAt)).date,
    returnReference,
    ...(isPartial && { isPartial }),
    ...(replacedBy !== undefined && { replacedBy }),
  };
  return {
    ...invoice,
    number,
    issuer,
    issuedAt: issuedAt.toISOString(),
    operationDate: shopTime(issuedAt).date,
    lines: negative,
    vat: vatOf(negative),
    total: addCents(...negative.map(({ gross }) => gross)),
    discount: cents(0),
    paidOn: refundedAt && shopTime(refundedAt).date,
    corrected,
  };
}

/** Sums by rate, highest first. */
function vatOf(lines: readonly DocumentLine[]): VatOfRate[] {
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((one, other) => other - one);
  return rates.map((rate) => {
    const ofRate = lines.filter((line) => line.rate === rate);
    const gross = addCents(...ofRate.map((line) => line.gross));
    const net = addCents(...ofRate.map((line) => line.net));
    return { rate, gross, net, vat: cents(gross - net) };
  });
}
