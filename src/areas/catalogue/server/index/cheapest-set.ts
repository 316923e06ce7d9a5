import { type Price, unitPrice } from '#areas/pricing/price.ts';
import { priceAtQuantity, type QuantityPrice } from '#areas/pricing/quantity-price.ts';
import { addCents, type Cents, multiplyCents } from '#values/money.ts';
import type { AttributeValues } from '../catalogue-tables.ts';
import { brokenRule, type FitFacts, type FitRule, isOnSide, keepsRule } from '../fit-rules.ts';

/** What a machine may be sold without. */
export const lackingParts = ['battery', 'charger'] as const;

/** Something that a machine is sold without. */
export interface Need {
  readonly part: (typeof lackingParts)[number];
  readonly quantity: number;
  /** What meets one of these is such a part. */
  readonly rules: readonly FitRule[];
}

/** A battery, a charger or a set of both, as far as it can be sold now. */
export interface Accessory {
  readonly id: number;
  readonly facts: FitFacts;
  readonly price: Price<Cents> & { readonly quantityPrices: readonly QuantityPrice<Cents>[] };
  readonly stock: number;
}

/** What makes a bare machine ready to use, and what it costs in cents beside the machine. */
export interface ReadySet {
  readonly price: Cents;
  readonly with: readonly { readonly productId: number; readonly quantity: number }[];
}

/** A machine that is sold without what it runs on. */
export interface BareMachine {
  readonly lacks: readonly Need['part'][];
  /** The value that its batteries share with it, such as their platform. */
  readonly platform: { readonly attribute: string; readonly value: AttributeValues[string][number] };
  /** The cheapest of what it lacks; null: something of it is not to be had. */
  readonly set: ReadySet | null;
}

/** What a machine lacks, by the shop's rules; nothing where it is complete or needs none. */
export function needsOf(rules: readonly FitRule[], machine: FitFacts): Need[] {
  const own = rules.filter(
    ({ machine: side, conditions }) => isOnSide(side, machine) && conditions.every(({ of }) => machine.attributes[of]),
  );
  const using = (use: FitRule['use']) => own.filter((rule) => rule.use === use);
  const [pairs, single, chargers] = [using('two-batteries'), using('battery'), using('charger')];
  return [
    { part: 'battery' as const, quantity: pairs.length > 0 ? 2 : 1, rules: pairs.length > 0 ? pairs : single },
    { part: 'charger' as const, quantity: 1, rules: chargers },
  ].filter((need) => need.rules.length > 0);
}

type Line = ReadySet['with'][number] & { readonly price: Cents };

/**
 * The cheapest of what a machine needs: one article for each need, or one that is all of them. Null where something is not
 * to be had. Two batteries are of the same article, as makers want it. `offered` has what may fit a rule's machine,
 * `governing` all rules that speak of such articles.
 */
export function cheapestSet(
  machine: FitFacts,
  needs: readonly Need[],
  offered: (rule: FitRule) => readonly Accessory[],
  governing: readonly FitRule[],
): ReadySet | null {
  const fitting = needs.map(
    ({ rules }) =>
      new Set(
        rules.flatMap((rule) =>
          offered(rule).filter(
            ({ facts }) => keepsRule(rule, facts, machine) && !brokenRule(governing, machine, facts),
          ),
        ),
      ),
  );
  const all = fitting.reduce((some, others) => some.intersection(others));
  const together = cheapestLine(all, Math.max(...needs.map(({ quantity }) => quantity)));
  const apart = needs.map(({ quantity }, at) => cheapestLine(fitting[at]!, quantity));
  const choices = [together ? [together] : null, apart.every((line) => line !== null) ? apart : null]
    .filter((lines) => lines !== null)
    .map((lines): ReadySet => ({
      price: addCents(...lines.map(({ price }) => price)),
      with: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    }));
  return choices.toSorted((one, other) => one.price - other.price)[0] ?? null;
}

/** Of equal prices that of the older article. */
function cheapestLine(accessories: Iterable<Accessory>, quantity: number): Line | null {
  let best: Line | null = null;
  for (const { id, price: ofOne, stock } of accessories) {
    if (stock < quantity) continue;
    const price = multiplyCents(unitPrice(priceAtQuantity(ofOne, quantity)), quantity);
    if (!best || price < best.price || (price === best.price && id < best.productId))
      best = { productId: id, quantity, price };
  }
  return best;
}
