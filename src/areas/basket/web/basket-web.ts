/** What other areas may use of the basket area in the browser. Screens compose its components directly. */
export { BasketPage } from './basket-page.tsx';
export { reloadBasket, useBasket } from './basket-store.ts';
export { BasketTotals, type DeliveryTotals, isNothingHandedOver } from './basket-totals.tsx';
