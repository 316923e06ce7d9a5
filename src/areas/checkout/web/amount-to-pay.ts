import type { Basket } from '#areas/basket/contract.ts';
import { vatByRate } from '#areas/pricing/vat.ts';
import { addCents, centsFromEuros, eurosFromCents } from '#values/money.ts';

/** What is to pay for a basket, in euros, with the VAT in it by rate. */
export interface ToPay extends Pick<Basket, 'vat'> {
  /** Null while it is not known, or where nothing can be delivered; it then counts for nothing. */
  readonly delivery: number | null;
  readonly amount: number;
}

/**
 * The basket that is shown together with its delivery. It is added up here, not taken from an answer of the server: the order
 * asks for the amount on the page, so that a basket that has changed since is refused and shown, never paid unseen.
 */
export function amountToPay({ price, vat }: Pick<Basket, 'price' | 'vat'>, delivery: number | null): ToPay {
  const added = centsFromEuros(delivery ?? 0);
  const goods = vat.map(({ rate, gross }) => ({ rate, gross: centsFromEuros(gross) }));
  return {
    delivery,
    amount: eurosFromCents(addCents(centsFromEuros(price), added)),
    vat: vatByRate(goods, added).map((one) => ({
      rate: one.rate,
      gross: eurosFromCents(one.gross),
      vat: eurosFromCents(one.vat),
    })),
  };
}
