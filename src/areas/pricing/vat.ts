import { addCents, type Cents, cents, centsFromEuros, distributeCents, eurosFromCents } from '#values/money.ts';

/** The VAT rates of the Spanish mainland and the Balearics, in whole percent (Ley 37/1992 art. 90 and 91). */
export const vatRates = [21, 10, 4, 0] as const;
export type VatRate = (typeof vatRates)[number];
export const standardVatRate: VatRate = 21;

/** What is taxed at a rate, delivery included, in cents: gross = net + vat. */
export interface VatOfRate {
  readonly rate: VatRate;
  readonly gross: Cents;
  readonly net: Cents;
  readonly vat: Cents;
}

/** The VAT that a gross amount contains, in cents, rounded half up. */
export const includedVat = (gross: Cents, rate: VatRate): Cents => cents(Math.round((gross * rate) / (100 + rate)));

/** What remains of a price in euros without the VAT that it contains, for those who deduct it; 0 stays 0. */
export function withoutVat(gross: number, rate: VatRate): number {
  const amount = centsFromEuros(gross);
  return eurosFromCents(cents(amount - includedVat(amount, rate)));
}

const decimals = 8;

/** A price in euros without VAT, with any decimals up to eight, as cents with it: rounded half up, once. */
export function withVat(net: number, rate: VatRate): Cents {
  // In whole numbers: the last digit of a binary fraction would decide what half a cent becomes.
  const [unit, exact] = [10n ** BigInt(decimals), BigInt(net.toFixed(decimals).replace('.', ''))];
  return cents(Number((2n * exact * BigInt(100 + rate) + unit) / (2n * unit)));
}

/**
 * The VAT of goods, one entry for each rate, and of their delivery: an accessory of the goods that shares their rates in
 * proportion (Ley 37/1992 art. 78.Dos.1 and 79.Dos).
 */
export function vatByRate(goods: readonly Pick<VatOfRate, 'rate' | 'gross'>[], delivery: Cents): VatOfRate[] {
  // Without goods there is nothing that a delivery could be an accessory of.
  const taxed = goods.length === 0 && delivery > 0 ? [{ rate: standardVatRate, gross: cents(0) }] : goods;
  const grossOfGoods = taxed.map(({ gross }) => gross);
  const deliveries = distributeCents(delivery, grossOfGoods);
  return taxed.map(({ rate }, at) => {
    const gross = addCents(grossOfGoods[at]!, deliveries[at]!);
    const vat = includedVat(gross, rate);
    return { rate, gross, net: cents(gross - vat), vat };
  });
}
