import { and, eq, isNull } from 'drizzle-orm';
import { findDocument, findInvoice, type StoredDocument } from './document-queries.ts';
import type { Invoices } from './document-settings.ts';
import { orderDocuments } from './documents-tables.ts';

type PdfParts = Pick<Invoices, 'database' | 'settings'>;

export interface DocumentFile {
  readonly number: string;
  readonly pdf: Buffer;
}

/** Drawn once: a later release of the shop, which may draw differently, answers the same bytes. */
async function pdfOf({ database, settings }: PdfParts, { id, pdf, facts }: StoredDocument): Promise<Buffer> {
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

/** A document of an order as PDF, by its number or the invoice of the sale; null when there is none. */
export async function findPdf(parts: PdfParts, orderId: number, number?: string): Promise<DocumentFile | null> {
  const { database } = parts;
  const document =
    number === undefined ? await findInvoice(database, orderId) : await findDocument(database, orderId, number);
  return document && { number: document.number, pdf: await pdfOf(parts, document) };
}

/** A document as it is downloaded. */
export const fileOf = ({ number, pdf }: DocumentFile): File =>
  new File([new Uint8Array(pdf)], `${number}.pdf`, { type: 'application/pdf' });
