import type { ProductDetail } from '#areas/catalogue/contract.ts';
import { unitPrice } from '#areas/pricing/price.ts';
import type { MeasuredItem, ShopEvent } from './shop-event.ts';

/** What the tags get of a page: its loader's data, by the file of its screen. */
export function eventOfPage(screen: string, data: unknown): ShopEvent | null {
  if (screen === 'catalogue/product-screen') return viewOf((data as { product: ProductDetail }).product);
  const { products } = (data as { data?: { products?: readonly ListedProduct[] } } | null)?.data ?? {};
  return products
    ? { name: 'view_item_list', item_list_name: listNameOf(screen, data), items: products.map(itemOf) }
    : null;
}

/** What cards and products have in common. */
interface ListedProduct {
  readonly id: number;
  readonly name: string;
  readonly brand?: { readonly name: string } | null;
  readonly price: { readonly base: number; readonly sale: number };
}

function viewOf(product: ProductDetail): ShopEvent {
  const item = itemOf(product);
  return { name: 'view_item', currency: 'EUR', value: item.price, items: [item] };
}

/** The section or the brand; of a search not what was searched for. */
const listNameOf = (screen: string, data: unknown): string =>
  screen === 'search/search-screen' ? 'search' : ((data as { path?: string }).path ?? screen);

const itemOf = ({ id, name, brand, price }: ListedProduct): MeasuredItem => ({
  item_id: String(id),
  item_name: name,
  ...(brand && { item_brand: brand.name }),
  price: unitPrice(price),
  quantity: 1,
});
