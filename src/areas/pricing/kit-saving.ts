import { addCents, type Cents, cents, multiplyCents } from '#values/money.ts';
import { type Price, unitPrice } from './price.ts';

/** What a kit costs less than its parts, bought one by one today. */
export interface KitSaving {
  /** The parts' prices in force together. */
  readonly apart: Cents;
  readonly saved: Cents;
  /** Whole percent, rounded down. */
  readonly percent: number;
}

interface KitPartToPrice {
  /** null: not sold on its own. */
  readonly price: Price<Cents> | null;
  readonly quantity: number;
}

/**
 * Compares a kit with its parts at today's prices: no reduction of price, but an offer beside others, so it has neither a struck
 * price nor that of the last 30 days (Directive 98/6/EC art. 6a is about the same product's earlier price). Null without a
 * saving, and where a part is not sold on its own: what nobody can buy apart has no price to compare with.
 */
export function kitSaving(kit: Price<Cents>, parts: readonly KitPartToPrice[]): KitSaving | null {
  const counted = parts.filter(({ quantity }) => quantity > 0);
  const sums = counted.flatMap(({ price, quantity }) =>
    price && unitPrice(price) > 0 ? [multiplyCents(unitPrice(price), quantity)] : [],
  );
  const price = unitPrice(kit);
  if (price <= 0 || sums.length === 0 || sums.length < counted.length) return null;
  const apart = addCents(...sums);
  const saved = cents(apart - price);
  return saved > 0 ? { apart, saved, percent: Math.floor((saved * 100) / apart) } : null;
}
