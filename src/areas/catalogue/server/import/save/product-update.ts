import { type CellContext, CellError, items, readInteger, readPrice } from '../read/read-cells.ts';
import type { VatRate } from '#areas/pricing/vat.ts';
import type { QuantityPrice } from '#areas/pricing/quantity-price.ts';
import type { Cents } from '#values/money.ts';
import { readQuantityPrices } from '../read/read-quantity-prices.ts';
import type { updateColumns } from '../read/import-columns.ts';
import type { ExistingProduct, UpdatedValues } from './find-existing-products.ts';
import { priceWithVat, readNetPrice } from '../read/net-prices.ts';
import { requireArticle, readArchived, readCost, readStock, readVatRate } from '../read/parse-product-row.ts';
import type { CsvRow } from '#platform/csv/read-csv.ts';

/** A row of an update; columns that the file does not have are undefined. */
export interface ProductUpdate {
  readonly line: number;
  readonly article: string;
  readonly price?: number | null;
  readonly salePrice?: number | null;
  /** Euros without VAT. */
  readonly netPrice?: number | null;
  readonly netSalePrice?: number | null;
  /** The rate of the row; null: it does not say. */
  readonly vatRate?: VatRate | null;
  readonly quantityPrices?: readonly QuantityPrice<Cents>[];
  /** What the row says that the shop pays, in euros without VAT; not stored. */
  readonly cost: number | null;
  readonly stock?: number;
  readonly isArchived?: boolean;
  readonly isNew?: boolean;
  readonly popularity?: number;
}

/** Parses a row of an update. Throws CellError with the reason for a row that is refused. */
export function parseUpdateRow({ line, cells }: CsvRow, context: CellContext): ProductUpdate {
  const cell = (column: (typeof updateColumns)[number]): string | undefined => cells[column];
  const [netPrice, netSale] = [cell('net_price'), cell('net_sale_price')];
  const [price, sale, quantities, stock, status, labels, popularity] = [
    cell('price'),
    cell('sale_price'),
    cell('quantity_prices'),
    cell('stock'),
    cell('status'),
    cell('labels'),
    cell('popularity'),
  ];
  return {
    line,
    article: requireArticle(cells),
    cost: readCost(cells['cost'] ?? '', context),
    ...(price !== undefined && { price: readPrice(price, 'price', context) }),
    ...(sale !== undefined && { salePrice: readPrice(sale, 'sale_price', context) }),
    ...(netPrice !== undefined && { netPrice: readNetPrice(netPrice, 'net_price', context) }),
    ...(netSale !== undefined && { netSalePrice: readNetPrice(netSale, 'net_sale_price', context) }),
    ...((netPrice ?? netSale) !== undefined && { vatRate: readVatRate(cells['vat'] ?? '') }),
    ...(quantities !== undefined && { quantityPrices: readQuantityPrices(quantities, context) }),
    ...(stock !== undefined && { stock: readStock(stock, context) }),
    ...(status !== undefined && { isArchived: readArchived(status) }),
    ...(labels !== undefined && { isNew: items(labels).includes('new') }),
    ...(popularity !== undefined && {
      popularity: readInteger(popularity, 'popularity', context.numbers.get('popularity')) ?? 0,
    }),
  };
}

export interface UpdatedProduct extends UpdatedValues {
  readonly line: number;
  readonly id: number;
  readonly article: string;
  readonly cost: number | null;
  readonly before: ExistingProduct;
}

/** What the product becomes. Throws CellError where the shop has no such product or its prices would not fit together. */
export function updatedProduct(update: ProductUpdate, known: ExistingProduct | undefined): UpdatedProduct {
  if (!known) throw new CellError(`article ${update.article} is not in the shop; an update creates none`);
  if (update.vatRate && update.vatRate !== known.vatRate)
    throw new CellError(
      `vat is ${update.vatRate} % here and ${known.vatRate} % in the shop; an update does not change it`,
    );
  const price = updatedPrice(known.price, update.price, update.netPrice, known.vatRate, 'price');
  const salePrice = updatedPrice(known.salePrice, update.salePrice, update.netSalePrice, known.vatRate, 'sale_price');
  if (salePrice !== null && (price === null || salePrice >= price))
    throw new CellError(`sale price ${euros(salePrice)} is not below price ${euros(price)}`);
  return {
    line: update.line,
    id: known.id,
    article: known.article,
    cost: update.cost,
    price,
    salePrice,
    quantityPrices: update.quantityPrices ?? known.quantityPrices,
    stock: update.stock ?? known.importedStock,
    isArchived: update.isArchived ?? known.isArchived,
    isNew: update.isNew ?? known.isNew,
    popularity: update.popularity ?? known.popularity,
    before: known,
  };
}

/** What the row says with or without VAT; `before` where the file has neither column. */
function updatedPrice(
  before: number | null,
  gross: number | null | undefined,
  net: number | null | undefined,
  rate: VatRate,
  column: string,
): number | null {
  if (gross === undefined && net === undefined) return before;
  return priceWithVat(gross ?? null, net ?? null, rate, column);
}

const euros = (cents: number | null): string => (cents === null ? 'none' : (cents / 100).toFixed(2));
