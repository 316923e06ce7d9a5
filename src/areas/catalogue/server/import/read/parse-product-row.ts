import { unprintableLetters } from '#platform/pdf/document-fonts.ts';
import { standardVatRate, type VatRate, vatRates } from '#areas/pricing/vat.ts';
import { type WithdrawalExemption, withdrawalExemptions } from '../../../contract.ts';
import type { KitPart } from '../../catalogue-tables.ts';
import { parseAttributes, type KnownAttributes } from './parse-attributes.ts';
import type { ProductColumn, Row } from './import-columns.ts';
import type { CsvRow } from '#platform/csv/read-csv.ts';
import { readWrittenNumber } from '#values/written-number.ts';
import {
  type CellContext,
  CellError,
  items,
  type Note,
  readFlag,
  readInteger,
  readNumber,
  readPrice,
} from './read-cells.ts';
import type { ProductDraft } from './product-draft.ts';
import { readQuantityPrices } from './read-quantity-prices.ts';
import { priceWithVat, readNetPrice } from './net-prices.ts';
import { parseProductDetails } from './parse-product-details.ts';
import { readDate } from '#values/read-date.ts';
import { readDocuments, readLabelPapers } from './read-documents.ts';
import { plainText, sanitiseDescription, shortened } from './sanitise-description.ts';
import { splitPictures } from './split-pictures.ts';

/** The article of a row; empty if it has none. */
export const readArticle = (cells: Row): string => plainText(cells['article'] ?? '');

/** Throws CellError where the row has no article. */
export function requireArticle(cells: Row): string {
  const article = readArticle(cells);
  if (!article) throw new CellError('no article number');
  if (article.length > 64) throw new CellError('article is longer than 64 characters');
  return article;
}

/** Parses a row of the products file. Throws CellError with the reason for a row that is refused. */
export function parseProductRow(
  { line, cells }: CsvRow,
  attributes: KnownAttributes,
  context: CellContext,
): ProductDraft {
  const { numbers, note } = context;
  const cell = (column: ProductColumn): string => cells[column] ?? '';
  const text = (column: ProductColumn, max: number): string => {
    const value = plainText(cell(column));
    if (value.length > max) throw new CellError(`${column} is longer than ${max} characters`);
    return value;
  };
  const article = requireArticle(cells);
  const modelName = text('model_name', 80) || null;
  const writtenEs = text('name_es', 250);
  if (!/\p{L}/u.test(writtenEs)) throw new CellError('no name');
  const nameEs = withModel(writtenEs, modelName);
  for (const column of ['article', 'name_es', 'name_ca', 'brand'] as const) noteLetters(cell(column), column, note);
  const vatRate = readVatRate(cell('vat')) ?? standardVatRate;
  const readBoth = (column: 'price' | 'sale_price'): number | null =>
    priceWithVat(
      readPrice(cell(column), column, context),
      readNetPrice(cell(`net_${column}`), `net_${column}`, context),
      vatRate,
      column,
    );
  const price = readBoth('price');
  const description = (column: ProductColumn): string => {
    // Sanitising takes time in the square of the nesting depth.
    if (cell(column).length > 50_000) throw new CellError(`${column} is longer than 50000 characters`);
    return sanitiseDescription(cell(column));
  };
  const descriptionEs = description('description_es');
  const contentsEs = items(cell('contents_es')).map(plainText);
  const contentsCa = items(cell('contents_ca')).map(plainText);
  const versionEs = text('version_es', 100);
  return {
    line,
    article,
    ...readEans(cell('ean'), cell('eans'), note),
    mpn: readPartNumber(cell('mpn'), note),
    nameEs,
    nameCa: withModel(text('name_ca', 250), modelName) || nameEs,
    descriptionEs,
    descriptionCa: description('description_ca') || descriptionEs,
    section: text('section', 400),
    brand: text('brand', 100),
    price,
    salePrice: checkSalePrice(readBoth('sale_price'), price),
    quantityPrices: readQuantityPrices(cell('quantity_prices'), context),
    vatRate,
    cost: readCost(cell('cost'), context),
    stock: readStock(cell('stock'), context),
    unit: readUnit(cell('unit')),
    isArchived: readArchived(cell('status')),
    isVirtual: readFlag(cell('virtual'), 'virtual'),
    withdrawalExemption: readWithdrawal(cell('withdrawal')),
    isNew: items(cell('labels')).includes('new'),
    publishedAt: noteDate(cell('published_at'), 'published_at', note),
    popularity: readInteger(cell('popularity'), 'popularity', numbers.get('popularity')) ?? 0,
    pictures: splitPictures(cell('pictures')).slice(0, 20),
    documents: [...readDocuments(cell('documents'), note), ...readLabelPapers(cells)],
    attributes: parseAttributes(items(cell('attributes')), attributes, context),
    contentsEs,
    contentsCa: contentsCa.length === contentsEs.length ? contentsCa : contentsEs,
    kit: readKit(cell('kit'), cell('kit_extra_es'), cell('kit_extra_ca')),
    model: text('model', 100) || null,
    modelName,
    previousSlugs: items(cell('previous_slugs'))
      .slice(0, 20)
      .flatMap((item) => readSlug(item, note)),
    versionEs,
    versionCa: text('version_ca', 100) || versionEs,
    soldTogether: items(cell('sold_together')).slice(0, 20),
    ...parseProductDetails(cells, context),
  };
}

/** Shoppers know a tool by its maker's name for it, so that stands first where the list's name does not say it. */
const withModel = (name: string, model: string | null): string =>
  name && model && !name.includes(model) ? `${model} ${name}` : name;

/** The product can be sold without its date, so one that cannot be read is left out. */
function noteDate(cell: string, column: ProductColumn, note: Note): Date | null {
  if (cell === '') return null;
  const date = readDate(cell);
  if (date === null) note(`${column} left out, no date: ${cell.slice(0, 40)}`);
  return date;
}

/** What an invoice shows must be readable there. */
function noteLetters(cell: string, column: ProductColumn, note: Note): void {
  const letters = unprintableLetters(plainText(cell));
  if (letters.length > 0) note(`${column} has letters that invoices print as □: ${letters.join(' ')}`);
}

function readSlug(item: string, note: Note): string[] {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(item) && item.length <= 200) return [item];
  note(`previous slug left out, not small letters and digits joined by hyphens: ${item.slice(0, 80)}`);
  return [];
}

function checkSalePrice(sale: number | null, price: number | null): number | null {
  if (sale !== null && (price === null || sale >= price)) throw new CellError('sale_price is not below price');
  return sale;
}

/** `21`, `21 %` or `21,000`; empty is null. A wrong rate would put wrong sums on invoices, so its row is refused. */
export function readVatRate(cell: string): VatRate | null {
  const text = cell.replace(/%\s*$/, '');
  const read = readWrittenNumber(text);
  // 21.000 % is no rate.
  const percent = read.kind === 'ambiguous' ? read.decimal : readNumber(text, 'vat');
  if (percent === null) return null;
  const rate = vatRates.find((one) => one === percent);
  if (rate === undefined) throw new CellError(`vat is none of ${vatRates.join(', ')}: ${cell}`);
  return rate;
}

/** Empty: buyers may withdraw. Another word might take a right away or grant a wrong one, so its row is refused. */
function readWithdrawal(cell: string): WithdrawalExemption | null {
  if (cell === '') return null;
  const exemption = withdrawalExemptions.find((one) => one === cell.toLowerCase());
  if (!exemption) throw new CellError(`withdrawal is none of ${withdrawalExemptions.join(', ')}: ${cell}`);
  return exemption;
}

/** What the shop pays, in euros without VAT. It only guards prices, so one that cannot be read is none. */
export function readCost(cell: string, context: CellContext): number | null {
  try {
    return readNetPrice(cell, 'cost', context);
  } catch (error) {
    if (!(error instanceof CellError)) throw error;
    context.note(`${error.message}; prices of this row are not compared with it`);
    return null;
  }
}

/** Stock is sold in whole units; real lists also hold fractions and negative figures. */
export function readStock(cell: string, { numbers, note }: CellContext): number {
  const stock = readNumber(cell, 'stock', numbers.get('stock')) ?? 0;
  const sellable = Math.min(Math.max(Math.floor(stock), 0), 1_000_000_000);
  if (sellable !== stock) note(`stock ${cell} taken as ${sellable}`);
  return sellable;
}

function readEan(cell: string, note: Note): string | null {
  if (cell === '') return null;
  if (/^\d{8,14}$/.test(cell)) return cell;
  note(`ean left out, not 8 to 14 digits: ${cell.slice(0, 40)}`);
  return null;
}

/** The first number is the product's own; further ones, such as those of boxes, are found too. */
function readEans(own: string, further: string, note: Note): Pick<ProductDraft, 'ean' | 'eans'> {
  const numbers = [own, ...items(further).slice(0, 20)].flatMap((number) => readEan(number, note) ?? []);
  const [ean = null, ...eans] = new Set(numbers);
  return { ean, eans };
}

/** Price comparisons take 70 characters. */
function readPartNumber(cell: string, note: Note): string | null {
  const number = plainText(cell);
  if (number.length <= 70) return number || null;
  note(`mpn left out, longer than 70 characters: ${number.slice(0, 40)}`);
  return null;
}

/** Other lists' names of units; an unknown unit stays as it is. */
const unitNames: Readonly<Record<string, string>> = {
  '': 'ud',
  und: 'ud',
  unid: 'ud',
  unidad: 'ud',
  uni: 'ud',
  u: 'ud',
  kgs: 'kg',
  lt: 'l',
  mt: 'm',
  mts: 'm',
  cja: 'caja',
};

const readUnit = (cell: string): string => {
  const unit = shortened(plainText(cell).toLowerCase(), 20);
  return unitNames[unit.replace(/\.$/, '')] ?? unit;
};

export function readArchived(cell: string): boolean {
  const status = cell.toLowerCase();
  if (status === 'archived' || status === 'archivado') return true;
  if (status === '' || status === 'active' || status === 'activo') return false;
  return !readFlag(cell, 'status');
}

function readKit(kit: string, extraEs: string, extraCa: string): KitPart[] {
  const articles = items(kit).map((item) => {
    const [, article, quantity] = /^(.+?)(?:\*(\d{1,4}))?$/.exec(item)!;
    return { article: article!, quantity: Number(quantity ?? 1) };
  });
  const catalan = items(extraCa);
  const extras = items(extraEs).map((item, at) => {
    const [es, ca] = [quantified(item), quantified(catalan[at] ?? item)];
    return { name: { es: es.text, ca: ca.text }, quantity: es.quantity };
  });
  return [...articles, ...extras];
}

function quantified(item: string): { quantity: number; text: string } {
  const match = /^(\d{1,4})\*(.+)$/.exec(item);
  return match ? { quantity: Number(match[1]), text: plainText(match[2]!) } : { quantity: 1, text: plainText(item) };
}
