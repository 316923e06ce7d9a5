import { addDelivery, type PricedGoods } from '#areas/pricing/quote-basket.ts';
import { cents, eurosFromCents } from '#values/money.ts';
import type { BasketDeliveryCost } from '../contract.ts';
import { costInEuros } from './delivery.ts';
import type { Goods, ZoneCost } from './zones/zone-cost.ts';

/** What is in a basket, in cents. */
export type BasketGoods = Goods & PricedGoods;

/** What delivery costs and what is to pay with it, in euros. */
export function basketDeliveryCost(goods: BasketGoods, cost: ZoneCost): BasketDeliveryCost {
  const { amount, vat } = addDelivery(goods, cost.price ?? cents(0));
  return {
    ...costInEuros(cost),
    amount: cost.price === null ? null : eurosFromCents(amount),
    vat: vat.map((one) => ({ rate: one.rate, gross: eurosFromCents(one.gross), vat: eurosFromCents(one.vat) })),
  };
}
