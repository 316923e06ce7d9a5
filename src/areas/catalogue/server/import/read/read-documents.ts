import type { StoredDocument } from '../../catalogue-tables.ts';
import { labelPaperNames } from '../../server-messages.ts';
import type { Row } from './import-columns.ts';
import { items, type Note } from './read-cells.ts';
import { plainText } from './sanitise-description.ts';

/** A document as a cell names it: a file inside the list's folder, or an address. */
export interface NamedDocument {
  readonly kind: StoredDocument['kind'];
  readonly file: string;
  readonly nameEs: string;
  readonly nameCa: string;
}

/** `kind:file:name_es:name_ca`, several separated by `|`. */
export const readDocuments = (cell: string | undefined, note: Note): NamedDocument[] =>
  items(cell).flatMap((item) => readDocument(item, note));

/** A brand's documents are its certificates; instructions belong to a product. */
export const readCertificates = (cell: string | undefined, note: Note): NamedDocument[] =>
  readDocuments(cell, note).filter(({ kind, file }) => {
    if (kind !== 'certificate') note(`document left out, a brand has certificates only: ${file.slice(0, 80)}`);
    return kind === 'certificate';
  });

/** The energy label and the product information sheet, each a file or an address in a column of its own. */
export const readLabelPapers = (cells: Row): NamedDocument[] =>
  (['energy_label', 'product_sheet'] as const).flatMap((kind) => {
    const file = (cells[kind] ?? '').trim();
    const { es, ca } = labelPaperNames;
    return file ? [{ kind, file, nameEs: es[kind], nameCa: ca[kind] }] : [];
  });

/** An address has colons of its own: behind its scheme and before its port. */
const documentItem =
  /^(instructions|certificate):(https?:\/\/(?:\[[^\]]*\]|[^/:]*)(?::\d+)?(?:\/[^:]*)?|[^:]+):([^:]+)(?::([^:]*))?$/i;

function readDocument(item: string, note: Note): NamedDocument[] {
  const [, kind, file, nameEs, nameCa] = documentItem.exec(item)?.map((part) => (part ?? '').trim()) ?? [];
  if ((kind !== 'instructions' && kind !== 'certificate') || !file || !nameEs) {
    note(`document left out, not kind:file:name_es:name_ca: ${item.slice(0, 80)}`);
    return [];
  }
  return [{ kind, file, nameEs: plainText(nameEs), nameCa: plainText(nameCa || nameEs) }];
}
