import { unitPrice } from '#areas/pricing/price.ts';
import { priceAtQuantity, type QuantityPrice, quantitySteps } from '#areas/pricing/quantity-price.ts';
import { type Cents, cents, multiplyCents } from '#values/money.ts';

/** A size in which something is sold. */
export interface Size {
  readonly id: number;
  /** What one piece contains, in whole thousandths of the measure. */
  readonly amount: number;
  /** Pieces that can be bought now. */
  readonly available: number;
  readonly base: Cents;
  readonly sale: Cents;
  readonly quantityPrices: readonly QuantityPrice<Cents>[];
}

export interface ChosenSizes {
  /** How many of which size, the largest first; never 0. */
  readonly lines: readonly { readonly id: number; readonly quantity: number }[];
  readonly total: Cents;
  /** What they contain together, in thousandths. */
  readonly amount: number;
  /** What the shop lacks, in thousandths; 0: it is enough. */
  readonly short: number;
}

/** Combinations looked at: a tap must not wait for them. The first ones are the cheapest per litre. */
const maxTries = 20_000;
/** More sizes than a shelf has. */
const maxSizes = 6;

/** What so many pieces of a size cost. */
export const costOf = (size: Size, quantity: number): Cents =>
  multiplyCents(unitPrice(priceAtQuantity(size, quantity)), quantity);

/** The least that a thousandth can cost, at whatever quantity. */
const rateOf = (size: Size): number =>
  Math.min(unitPrice(size), ...quantitySteps(size, size.quantityPrices).map(({ price }) => price)) / size.amount;

/**
 * The cheapest pieces that contain `need` thousandths together, at the basket's prices; of equally dear ones the fewest
 * pieces, then the least over. Where there is not enough, all there is, and what is short.
 */
export function cheapestSizes(need: number, offered: readonly Size[]): ChosenSizes {
  const sizes = offered
    .filter(({ amount, available }) => amount > 0 && available > 0)
    .sort((one, other) => rateOf(one) - rateOf(other) || other.amount - one.amount)
    .slice(0, maxSizes);
  const all = sizes.reduce((sum, { amount, available }) => sum + amount * available, 0);
  const quantities = need > all ? sizes.map(({ available }) => available) : search(need, sizes);
  const chosen = sizes.flatMap((size, at) => (quantities[at] ? [{ size, quantity: quantities[at] }] : []));
  const amount = chosen.reduce((sum, { size, quantity }) => sum + size.amount * quantity, 0);
  return {
    lines: chosen
      .sort((one, other) => other.size.amount - one.size.amount)
      .map(({ size, quantity }) => ({ id: size.id, quantity })),
    total: cents(chosen.reduce<number>((sum, { size, quantity }) => sum + costOf(size, quantity), 0)),
    amount,
    short: Math.max(0, need - amount),
  };
}

interface Found {
  readonly cost: number;
  readonly pieces: number;
  readonly amount: number;
  readonly quantities: readonly number[];
}

const isBetter = (one: Found, other: Found | null): boolean =>
  !other || (one.cost - other.cost || one.pieces - other.pieces || one.amount - other.amount) < 0;

/** Tries the sizes one after the other, most of the cheapest first, and leaves out what cannot become cheaper than the best. */
function search(need: number, sizes: readonly Size[]): readonly number[] {
  let best: Found | null = null;
  let tries = 0;
  // What is left after the sizes before it can cost no less than at the best rate of those that follow.
  const bestRates = sizes.map((_, at) => Math.min(...sizes.slice(at).map(rateOf)));
  const stockFrom = sizes.map((_, at) => sizes.slice(at).reduce((sum, size) => sum + size.amount * size.available, 0));
  const visit = (at: number, found: Found): void => {
    const left = need - found.amount;
    if (left <= 0) {
      if (isBetter(found, best)) best = found;
      return;
    }
    if (at === sizes.length || stockFrom[at]! < left) return;
    if (best && found.cost + left * bestRates[at]! > best.cost + 1e-6) return;
    for (const quantity of quantitiesToTry(sizes[at]!, left)) {
      if (best && ++tries > maxTries) return;
      visit(at + 1, {
        cost: found.cost + costOf(sizes[at]!, quantity),
        pieces: found.pieces + quantity,
        amount: found.amount + quantity * sizes[at]!.amount,
        quantities: [...found.quantities, quantity],
      });
    }
  };
  visit(0, { cost: 0, pieces: 0, amount: 0, quantities: [] });
  return best ? (best as Found).quantities : [];
}

/** As many as cover what is left, and fewer; and more where a quantity price begins, which may cost less. */
function quantitiesToTry(size: Size, left: number): number[] {
  const enough = Math.min(size.available, Math.ceil(left / size.amount));
  const steps = quantitySteps(size, size.quantityPrices)
    .map(({ from }) => from)
    .filter((from) => from > enough && from <= size.available);
  return [...Array.from({ length: enough + 1 }, (_, fewer) => enough - fewer), ...steps];
}
