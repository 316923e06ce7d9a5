import type { StatusTone } from '#design/products/stock-status.tsx';
import { defaultLowStock } from '../../low-stock.ts';
import type { CatalogueMessages } from '../../messages.ts';
import type { CardProduct } from './card-product.ts';

export interface ProductStatus {
  readonly tone: StatusTone;
  readonly text: string;
  readonly detail?: string;
}

/** A product's availability in words. */
export function productStatus(
  { isArchived, isSellable, isVirtual, stock }: Pick<CardProduct, 'isArchived' | 'isSellable' | 'isVirtual' | 'stock'>,
  t: CatalogueMessages,
): ProductStatus {
  if (isArchived) return { tone: 'none', text: t.product.discontinued };
  if (!isSellable) return { tone: 'none', text: t.product.notSold };
  if (!stock.available || stock.quantity <= 0) return { tone: 'none', text: t.product.outOfStock };
  if (isVirtual) return { tone: 'good', text: t.product.available };
  if (stock.low ?? stock.quantity <= defaultLowStock) return { tone: 'low', text: t.product.fewLeft(stock.quantity) };
  return { tone: 'good', text: t.product.inStock, detail: t.product.units(stock.quantity) };
}

export const canPurchase = ({ isArchived, isSellable, stock }: CardProduct): boolean =>
  !isArchived && isSellable && stock.available && stock.quantity > 0;
