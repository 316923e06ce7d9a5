/**
 * Invoices of sales and their corrective invoices: each issued once, with numbers without gaps in each series. Functions
 * take an `Invoices` first; those with a `tx` expect that the caller has locked the order.
 */
export { correctRefund, correctRest, correctReturn } from './correct-invoice.ts';
export {
  findInvoiceNumber,
  findOrderOfDocument,
  hasDocumentSql,
  listCorrectivesOfRefunds,
  type ListedDocument,
  listDocumentsOf,
} from './document-queries.ts';
export type { DocumentSettings, Invoices } from './document-settings.ts';
export { type DocumentFile, fileOf, findPdf } from './find-pdf.ts';
export { findStartDay, issueInvoices } from './issue-invoices.ts';
export type { SaleDetails } from './sale-facts.ts';
export { takeNumber } from './take-number.ts';
