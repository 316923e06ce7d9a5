import type { Invoices } from '#areas/invoices/server/invoices.ts';
import { createOrders, type Orders, type OrdersParts } from '#areas/orders/server/orders.ts';
import {
  createRefundCancelled,
  createSettling,
  createUpdateProvider,
  type Settling,
  type SettlingParts,
} from '#areas/settling/server/settling.ts';
import type { ShopData } from '#areas/store/server/shop-data.ts';
import type { Store } from '#areas/store/server/store.ts';
import { shopCommandIn } from '#platform/shop-command.ts';
import type { AppParts } from './app-parts.ts';

type Shared = Omit<OrdersParts & SettlingParts, keyof FromShop | 'orders'>;
type FromShop = Pick<
  OrdersParts,
  | 'publicUrl'
  | 'shopCommand'
  | 'unpaidOrderLimits'
  | 'orderMails'
  | 'isHoliday'
  | 'invoices'
  | 'updateProvider'
  | 'refundCancelled'
  | 'cancelMinutes'
>;

export interface OrdersOfShopParts extends Shared, Pick<AppParts, 'config'> {
  readonly shop: ShopData;
  readonly store: Store;
  readonly documentLogo: Invoices['settings']['logo'];
}

/** Orders, and what payments do to them, by the shop's data: the same for the running shop and for commands. */
export function createOrdersOfShop({ config, shop, store, documentLogo, ...parts }: OrdersOfShopParts): {
  orders: Orders;
  settling: Settling;
} {
  const { database, clock } = parts;
  const invoices: Invoices = {
    database,
    clock,
    settings: {
      issuer: store.issuer,
      isDemo: config.mode === 'demo',
      isOn: config.mode === 'demo' || shop.invoicing.enabled,
      series: shop.invoicing.series,
      logo: documentLogo,
    },
  };
  const shared = { ...parts, invoices, publicUrl: config.publicUrl, shopCommand: shopCommandIn(config.mode) };
  const orders = createOrders({
    ...shared,
    unpaidOrderLimits: shop.unpaidOrders,
    orderMails: () => shop.orderMails,
    isHoliday: store.isHoliday,
    updateProvider: createUpdateProvider(parts),
    refundCancelled: createRefundCancelled(parts),
    cancelMinutes: shop.cancelMinutes,
  });
  return { orders, settling: createSettling({ ...shared, orders }) };
}
