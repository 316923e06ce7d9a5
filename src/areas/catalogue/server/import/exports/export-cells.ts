import sanitizeHtml from 'sanitize-html';
import type { Row } from '../read/import-columns.ts';
import { plainText, sanitiseDescription } from '../read/sanitise-description.ts';
import type { ExportPreset, ProductKind } from './export-preset.ts';

/** The items of a cell between commas; a comma within an item has a backslash. */
export const listOf = (cell: string): string[] =>
  cell
    .split(/(?<!\\),/)
    .map((item) => item.replaceAll('\\,', ',').trim())
    .filter(Boolean);

/** What kind of product a row is, and whether it has no body: 'variation, virtual' has two words. */
export function kindOf(cells: Row, { kinds = {} }: ExportPreset): { kind: ProductKind; isVirtual: boolean } {
  const named = listOf(cells['@kind'] ?? '').flatMap((word) => {
    const kind = word.toLowerCase();
    return Object.hasOwn(kinds, kind) ? kinds[kind]! : [];
  });
  return { kind: named.find((kind) => kind !== 'virtual') ?? 'product', isVirtual: named.includes('virtual') };
}

/**
 * Name and value of what makes a version; those that say nothing are left out. Shopify writes the names in the first row of
 * a product only, its `head`.
 */
export const optionsOf = (cells: Row, head: Row = {}): { name: string; value: string }[] =>
  Array.from({ length: 20 }, (_, at) => ({
    name: withoutMarkup(cells[`@option_name${at + 1}`] || head[`@option_name${at + 1}`] || ''),
    value: withoutMarkup(cells[`@option_value${at + 1}`] ?? ''),
  })).filter(({ value }) => value && value !== 'Default Title');

/** The value of the first of these attributes in 'ean=8412345678905,manufacturer=Norda'. */
export const attributeOf = (cell: string | undefined, names: readonly string[] = []): string =>
  listOf(cell ?? '').flatMap((pair) => {
    const [name = '', ...value] = pair.split('=');
    return names.includes(name.trim()) ? value.join('=').trim() || [] : [];
  })[0] ?? '';

/** '8 mm, rojo'; a figure alone has its name with it. */
export const versionOf = (cells: Row, head: Row): string =>
  optionsOf(cells, head)
    .map(({ name, value }) => (/\p{L}/u.test(value) ? value : `${name} ${value}`.trim()))
    .join(', ');

/** The longest of the paths that a cell names, as 'Herramientas > Manuales'. */
export function sectionOf(cell: string, { pathSign, roots }: ExportPreset): string {
  const paths = listOf(cell).map((path) => {
    const steps = path
      .split(pathSign)
      .map((step) => withoutMarkup(step).replaceAll('>', ''))
      .filter(Boolean);
    return roots.includes(steps[0] ?? '') ? steps.slice(1) : steps;
  });
  return paths.reduce((one, other) => (other.length > one.length ? other : one), []).join(' > ');
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Sanitising takes time in the square of the nesting depth; no column takes longer texts, so their row is refused. */
const maxMarkup = 50_000;

/** 'Pico &amp; <b>pala</b>' as text. */
export const withoutMarkup = (text: string): string =>
  text.length <= maxMarkup && /[<&]/.test(text)
    ? plainText(
        sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} }).replace(
          /&(amp|lt|gt|quot);/g,
          (_, name: string) => signs[name]!,
        ),
      )
    : text;

/** The short and the long description in one, once where they begin alike. */
export function joinedDescription(short: string, long: string, { escapesLines = false }: ExportPreset): string {
  const [first, second] = [short, long].map((text) => (escapesLines ? withLines(text) : text).trim());
  if (!first || second!.startsWith(first)) return second!;
  if (Math.max(first.length, second!.length) > maxMarkup) return first + second!;
  return second ? [first, second].map(sanitiseDescription).join('') : first;
}

/** A line end is written as a backslash and an n, and what was that before has further backslashes. */
const withLines = (text: string): string =>
  text.replace(/(\\+)n/g, (_, backslashes: string) => (backslashes.length === 1 ? '\n' : '\\n'));
