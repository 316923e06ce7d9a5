import { standardVatRate, vatRates, withoutVat, withVat } from '#areas/pricing/vat.ts';
import { slugOf } from '#values/slug.ts';
import { readWrittenNumber } from '#values/written-number.ts';
import type { NumberColumns } from '../read/read-cells.ts';
import type { Row } from '../read/import-columns.ts';
import type { CsvRow } from '#platform/csv/read-csv.ts';
import { splitPictures } from '../read/split-pictures.ts';
import { attributeOf, joinedDescription, kindOf, sectionOf, versionOf, withoutMarkup } from './export-cells.ts';
import type { ExportPreset } from './export-preset.ts';
import type { Families, Membership } from './families.ts';
import { type LeftOut, whyLeftOut } from './left-out.ts';
import { isSaleOver } from './sale-days.ts';

export interface TranslationListener {
  leftOut(line: number, reason: LeftOut): void;
  note(line: number, reason: string): void;
}

interface Translation {
  readonly preset: ExportPreset;
  readonly families: Families;
  /** How the list's prices are written. */
  readonly prices: NumberColumns;
  readonly mode: 'products' | 'update';
  readonly now: Date;
  readonly listener: TranslationListener;
}

/** Rows of another program's export as rows of the import. */
export async function* translateRows(rows: AsyncIterable<CsvRow>, translation: Translation): AsyncGenerator<CsvRow> {
  const { preset, families, listener } = translation;
  for await (const { line, cells: written } of rows) {
    const row = { line, cells: withoutGuards(written) };
    const member = families(row.cells);
    const reason = whyLeftOut(row, member, preset);
    if (reason) listener.leftOut(line, reason);
    else yield { line, cells: translate(row, member, translation) };
  }
}

/** Programs put an apostrophe before what a spreadsheet would take for a formula, or shorten as a number. */
const withoutGuards = (cells: Row): Row =>
  Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column, cell?.replace(/^'(?=[=+\-@]|\d+$)/, '')]));

function translate({ line, cells }: CsvRow, member: Membership | undefined, translation: Translation): Row {
  const { preset, mode, now, prices, listener } = translation;
  const note = (text: string): void => listener.note(line, text);
  const head: Row = member?.family.head.cells ?? {};
  const either = (column: string): string => cells[column] || head[column] || '';
  const isVersion = member !== undefined && member.family.versions !== 1;
  const version = isVersion ? member.version || versionOf(cells, head) : '';
  const article = cells['article'] || otherArticle(cells, version);
  if (article && !cells['article']) note(`no article number: taken as ${article}`);
  return {
    ...cells,
    article,
    name_es: nameOf(cells, head, version),
    description_es: joinedDescription(either('@short_description'), either('description_es'), preset),
    section: withoutMarkup(either('section')) || sectionOf(either('@sections'), preset),
    brand: withoutMarkup(either('brand')) || brandOf(cells, preset) || brandOf(head, preset),
    ean: cells['ean'] || attributeOf(cells['@attributes'], preset.attributes?.ean),
    pictures: picturesOf(cells, member).join('|'),
    ...(mode === 'products' && !cells['vat'] && vatOf(cells, head, translation, note)),
    ...pricesOf(cells, now, prices, note),
    // Some programs write a word where another row has the figure.
    ...(cells['stock'] && !/\d/.test(cells['stock']) && { stock: '' }),
    ...([cells, head].some((row) => kindOf(row, preset).isVirtual) && { virtual: '1' }),
    ...(isVersion && { model: member.family.code.slice(0, 100), version_es: version.slice(0, 100) }),
    previous_slugs: oldAddressesOf(line, cells, member),
  };
}

/** Its own, and for the first of a product's versions that of the product: an old address leads to one page. */
function oldAddressesOf(line: number, cells: Row, member: Membership | undefined): string {
  const { head } = member?.family ?? {};
  const isFirst = !member || (member.family.firstLine ??= line) === line;
  const shared = cells['@family'] ?? (head && head.line !== line ? head.cells['previous_slugs'] : '');
  return [cells['previous_slugs'], isFirst && shared].filter(Boolean).join('|');
}

const brandOf = (cells: Row, { attributes }: ExportPreset): string =>
  attributeOf(cells['@attributes'], attributes?.brand);

/** Articles have 64 characters at most. */
const otherArticle = (cells: Row, version: string): string =>
  cells['@id'] ? `ID-${cells['@id']}` : [cells['@family'], slugOf(version)].filter(Boolean).join('-').slice(0, 64);

/** The name of a version says which it is. */
function nameOf(cells: Row, head: Row, version: string): string {
  const [own, shared] = [cells, head].map((row) => withoutMarkup(row['name_es'] ?? ''));
  return own && own !== shared ? own : [shared || own, version].filter(Boolean).join(', ');
}

/** The rate of the tax class, or that by which the two prices of a row differ. */
function vatOf(cells: Row, head: Row, { preset, prices }: Translation, note: (text: string) => void): Row {
  if (cells['@tax_class']) return { vat: rateOfClass(cells['@tax_class'], head, preset, note) };
  const [gross, net] = ['price', 'net_price'].map((column) => numberIn(cells, column, prices));
  if (!gross || !net) return {};
  const rate = vatRates.find((one) => withVat(net, one) === Math.round(gross * 100) || withoutVat(gross, one) === net);
  return rate === undefined ? {} : { vat: String(rate) };
}

/** A class that is not the program's own has the standard rate until somebody says another; a version may have its product's. */
function rateOfClass(word: string, head: Row, { taxClasses = {} }: ExportPreset, note: (text: string) => void): string {
  const written = word.toLowerCase() === 'parent' ? (head['@tax_class'] ?? '') : word;
  const known = written.toLowerCase();
  if (Object.hasOwn(taxClasses, known)) return String(taxClasses[known]);
  if (written) note(`tax class ${written.slice(0, 40)} is not known: taken with ${standardVatRate} % VAT`);
  return String(standardVatRate);
}

/** Those of the version first, then those of the product. */
function picturesOf(cells: Row, member: Membership | undefined): string[] {
  const of = (row: Row): string[] =>
    ['pictures', '@more_pictures'].flatMap((column) => splitPictures(row[column] ?? ''));
  // In a run of rows it is chance which picture stands beside which version.
  const own = cells['@family'] && member ? [] : of(cells);
  const shared = member ? [...member.family.pictures, ...of(member.family.head.cells)] : [];
  const named = [...splitPictures(cells['@version_picture'] ?? ''), ...own, ...shared];
  // Magento writes paths within its own folder of pictures.
  return [...new Set(named.map((picture) => picture.replace(/^\/+/, '')))].filter(
    (picture) => picture !== 'no_selection',
  );
}

/** A price before the reduction is the price, and one that is in force a sale price, if it is below. */
function pricesOf(cells: Row, now: Date, prices: NumberColumns, note: (text: string) => void): Row {
  const { price = '', '@former_price': former, sale_price: sale = '' } = cells;
  if (former !== undefined)
    return (difference(cells, ['@former_price', 'price'], prices) ?? 0) > 0
      ? { price: former, sale_price: price }
      : { sale_price: '' };
  const reason = isSaleOver(cells, now)
    ? 'it is not in force today'
    : (difference(cells, ['price', 'sale_price'], prices) ?? 1) <= 0
      ? 'it is not below the price'
      : undefined;
  if (!reason) {
    // The shop has no days of a sale: it goes on until a list ends it.
    if ((sale || cells['net_sale_price']) && cells['@sale_to'])
      note(
        `reduced price taken without its last day, ${cells['@sale_to'].slice(0, 40)}: it goes on until another list ends it`,
      );
    return {};
  }
  note(`reduced price left out: ${reason}`);
  return { ...(sale && { sale_price: '' }), ...(cells['net_sale_price'] && { net_sale_price: '' }) };
}

/** Undefined where one of them is no amount above 0 that can be read in one way only. */
function difference(cells: Row, [one, other]: readonly [string, string], prices: NumberColumns): number | undefined {
  const [first, second] = [one, other].map((column) => numberIn(cells, column, prices));
  return first && second ? first - second : undefined;
}

/** Undefined where it can be read in several ways, or in none. */
function numberIn(cells: Row, column: string, prices: NumberColumns): number | undefined {
  const read = readWrittenNumber(cells[column] ?? '', prices.get(column), true);
  return read.kind === 'number' ? read.value : undefined;
}
