import { attributeOf, type AttributeCode, attributes } from '../attributes.ts';
import { unitIn, writeNumber } from '../fill-template.ts';
import type { NumberedDraft } from '../product.ts';
import type { Words } from '../words.ts';
import { type Block, table } from './blocks.ts';

const article: Words = { es: 'Artículo', ca: 'Article' };
const yes: Words = { es: 'Sí', ca: 'Sí' };
/** Columns beside the article's that a page has room for. */
const figuresPerTable = 5;

/** The products that a document is of. */
export const productList = (products: readonly NumberedDraft[]): Block =>
  table(
    [article, { es: 'Producto', ca: 'Producte' }],
    [1, 5],
    products.map((product) => [product.article, product.name]),
  );

function writeValue(code: AttributeCode, value: string | number | true | undefined): Words | string {
  if (value === undefined) return '–';
  const attribute = attributeOf(code);
  if (attribute.type === 'flag') return yes;
  if (attribute.type === 'text') return attribute.values[String(value)] ?? String(value);
  const number = writeNumber(Number(value), attribute.decimals);
  if (attribute.unit === '') return number;
  return {
    es: `${number}\u00a0${unitIn(attribute.unit, 'es')}`,
    ca: `${number}\u00a0${unitIn(attribute.unit, 'ca')}`,
  };
}

/** What the brand and the voltage say already. */
const implied: readonly AttributeCode[] = ['battery-platform'];

/** Every figure of the products, in the order of the technical sheet; a table leaves out the products that have none of its figures. */
export function figureTables(products: readonly NumberedDraft[]): Block[] {
  const codes = (Object.keys(attributes) as AttributeCode[]).filter(
    (code) => !implied.includes(code) && products.some(({ values }) => values[code] !== undefined),
  );
  const groups = Array.from({ length: Math.ceil(codes.length / figuresPerTable) }, (_, at) =>
    codes.slice(at * figuresPerTable, (at + 1) * figuresPerTable),
  );
  return groups.map((group) =>
    table(
      [article, ...group.map((code) => attributeOf(code).name)],
      [1.3, ...group.map(() => 1.5)],
      products
        .filter(({ values }) => group.some((code) => values[code] !== undefined))
        .map(({ article: number, values }) => [number, ...group.map((code) => writeValue(code, values[code]))]),
    ),
  );
}
