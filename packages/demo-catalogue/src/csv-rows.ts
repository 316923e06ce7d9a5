import { attributes } from './attributes.ts';
import { groupName } from './attribute-types.ts';
import { type Brand, type BrandCode, brandOf, brands } from './brands.ts';
import { consumptionCells } from './consumption.ts';
import { deliveryClassOf, hasBattery, isAppliance, isWeee } from './product-facts.ts';
import { warningsOf } from './safety/warnings.ts';
import { guaranteeYearsOf, makerOf } from './makers.ts';
import type { PictureFolder } from './pictures/picture-folder.ts';
import { sectionPicture } from './pictures/product-pictures.ts';
import { quantityPricesOf } from './quantity-prices.ts';
import type { Document, Product } from './product.ts';
import type { Section } from './section.ts';
import { shelfOf } from './shelves.ts';
import type { Words } from './words.ts';

/** One line of a CSV file; the columns are those of the first row. */
export type Row = Readonly<Record<string, string | number>>;

const list = (items: readonly string[]): string => items.join('|');
const both = (column: string, words: Words | undefined): Row => ({
  [`${column}_es`]: words?.es ?? '',
  [`${column}_ca`]: words?.ca ?? '',
});
const bothLists = (column: string, items: readonly Words[]): Row =>
  both(column, { es: list(items.map((item) => item.es)), ca: list(items.map((item) => item.ca)) });

const makerCells = (code: string, brand: Brand): Row => {
  const { maker, responsible } = makerOf(code, brand);
  return {
    maker_name: maker.name,
    maker_address: maker.address,
    maker_contact: maker.contact,
    eu_responsible_name: responsible?.name ?? '',
    eu_responsible_address: responsible?.address ?? '',
    eu_responsible_contact: responsible?.contact ?? '',
  };
};

function guaranteeCells({ kind, brand: code }: Product): Row {
  const years = guaranteeYearsOf(kind, code);
  const { maker } = makerOf(code, brandOf(code));
  const terms = years && {
    es: `${maker.name} responde durante ${years} años, sin coste, de los defectos de material y de fabricación de todo el producto. Para hacerla valer, trae el producto con la factura a la tienda o escribe a ${maker.contact}.`,
    ca: `${maker.name} respon durant ${years} anys, sense cost, dels defectes de material i de fabricació de tot el producte. Per fer-la valer, porta el producte amb la factura a la botiga o escriu a ${maker.contact}.`,
  };
  return { guarantee_years: years ?? '', ...both('guarantee_terms', terms || undefined) };
}

const energyCells = ({ energy }: Product): Row => ({
  energy_class: energy?.class ?? '',
  energy_scale: energy ? `${energy.scale[0]}-${energy.scale.at(-1)}` : '',
  eprel: energy?.eprel ?? '',
  energy_label: energy?.papers.label ?? '',
  product_sheet: energy?.papers.sheet ?? '',
});

/** The sections that hold products, with those above them. */
export function sectionRows(
  tree: readonly Section[],
  filled: ReadonlySet<string>,
  pictures: PictureFolder,
  parent = '',
): Row[] {
  return tree.flatMap((section, at) => {
    const children = sectionRows(section.children ?? [], filled, pictures, section.code);
    if (children.length === 0 && !filled.has(section.code)) return [];
    const row = {
      code: section.code,
      parent,
      id: section.id ?? '',
      ...both('name', section.name),
      ...both('description', section.about),
      picture: sectionPicture(section.drawing, pictures),
      key_attributes: list(section.keyAttributes),
      position: at + 1,
    };
    return [row, ...children];
  });
}

const documentCells = (documents: readonly Document[]): string =>
  list(documents.map(({ kind, file, name }) => [kind, file, name.es, name.ca].join(':')));

export const brandRows = (used: ReadonlySet<string>, documentsOf: (brand: BrandCode) => readonly Document[]): Row[] =>
  [...brands]
    .filter(([code]) => used.has(code))
    .map(([code, brand], at) => ({
      code,
      name: brand.name,
      color: brand.color,
      dark_color: brand.dark,
      picture: '',
      position: at + 1,
      ...both('description', brand.about),
      ...makerCells(code, brand),
      documents: documentCells(documentsOf(code)),
    }));

/** A unit that only names write, in each language; the list of attributes has units that both languages share. */
const pieces = 'ud.';

/** What the price of a service is made of; the price itself says it. */
const isShown = ([code]: [string, unknown]): boolean => code !== 'amount';

export const attributeRows = (): Row[] =>
  Object.entries(attributes)
    .filter(isShown)
    .map(([code, attribute], at) => ({
      code,
      ...both('name', attribute.name),
      type: attribute.type,
      unit: attribute.type === 'number' && attribute.unit !== pieces ? attribute.unit : '',
      ...both('group', groupName(attribute.group)),
      filter: attribute.filter,
      position: at + 1,
    }));

export const attributeValueRows = (): Row[] =>
  Object.entries(attributes).flatMap(([attribute, { type, ...rest }]) =>
    type === 'text' && 'values' in rest
      ? Object.entries(rest.values).map(([value, words]) => ({ attribute, value, ...both('name', words) }))
      : [],
  );

const attributeItem = ([code, value]: [string, unknown]): string => `${code}=${value === true ? 1 : String(value)}`;

export const productRow = (product: Product, sharedModels: ReadonlySet<string>): Row => ({
  article: product.article,
  ean: product.ean,
  ...both('name', product.name),
  ...both('description', product.description),
  section: product.section,
  brand: product.brand,
  price: product.price.toFixed(2),
  sale_price: product.salePrice?.toFixed(2) ?? '',
  quantity_prices: quantityPricesOf(product, product.salePrice),
  // Kits are sold from the stock of their parts, and a service does not run out.
  stock: product.kitLines.length > 0 || product.kind.virtual ? '' : product.stock,
  unit: product.kind.unit ?? 'ud',
  shelf: shelfOf(product),
  status: product.archived ? 'archived' : 'active',
  virtual: product.kind.virtual ? 1 : 0,
  content: product.content,
  ...consumptionCells(product),
  ...bothLists('warnings', warningsOf(product)),
  ...guaranteeCells(product),
  delivery_class: deliveryClassOf(product),
  fulfilment: product.kind.fulfilment ?? 'any',
  appliance: isAppliance(product) ? 1 : 0,
  weee: isWeee(product) ? 1 : 0,
  battery: hasBattery(product) ? 1 : 0,
  ...energyCells(product),
  withdrawal: product.kind.withdrawal ?? '',
  labels: product.isNew ? 'new' : '',
  published_at: product.publishedAt,
  popularity: product.popularity,
  pictures: list(product.pictures),
  documents: documentCells(product.documents),
  attributes: list(Object.entries(product.values).filter(isShown).map(attributeItem)),
  ...bothLists('contents', product.contents),
  kit: list(product.kitLines.map(({ article, quantity }) => `${article}*${quantity}`)),
  ...bothLists(
    'kit_extra',
    product.extraLines.map(({ words, quantity }) => ({ es: `${quantity}*${words.es}`, ca: `${quantity}*${words.ca}` })),
  ),
  model: sharedModels.has(product.model) ? product.model : '',
  model_name: product.modelName,
  ...both('version', sharedModels.has(product.model) ? product.versionLabel : undefined),
  sold_together: list(product.soldTogether),
});
