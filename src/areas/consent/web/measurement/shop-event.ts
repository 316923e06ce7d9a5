/** A product as the tags get it; amounts in euros from the shop's answers. */
export interface MeasuredItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand?: string;
  readonly item_category?: string;
  /** The price of a unit. */
  readonly price: number;
  readonly quantity: number;
}

interface Amounts {
  readonly currency: 'EUR';
  readonly value: number;
  readonly items: readonly MeasuredItem[];
}

/** What is measured of a purchase, in the words of Google's e-commerce events. */
export type ShopEvent =
  | { readonly name: 'view_item_list'; readonly item_list_name: string; readonly items: readonly MeasuredItem[] }
  | ({ readonly name: 'view_item' | 'add_to_cart' | 'begin_checkout' } & Amounts)
  | ({ readonly name: 'purchase'; readonly transaction_id: string; readonly shipping: number } & Amounts);
