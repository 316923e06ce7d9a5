/** List price and reduced price per unit, both in cents or both in euros; `sale` is 0 when there is no reduction. */
export interface Price<Amount extends number = number> {
  readonly base: Amount;
  readonly sale: Amount;
}

/** Whether the reduced price is in force; one that is not below the list price reduces nothing. */
export const isReduced = ({ base, sale }: Price): boolean => sale > 0 && sale < base;

/** What one unit costs: the reduced price if there is one, else the list price; in the unit of its input. */
export const unitPrice = <Amount extends number>(price: Price<Amount>): Amount =>
  isReduced(price) ? price.sale : price.base;

/** What a price tag shows: what one unit costs, and the list price it replaces, null without a reduction. */
export const shownPrice = (price: Price): { value: number; before: number | null } => ({
  value: unitPrice(price),
  before: isReduced(price) ? price.base : null,
});

/** Whole percent, rounded down; 0 without a reduction (storefront.md section 9). Cents keep the rounding exact. */
export const discountPercent = (price: Price): number =>
  isReduced(price) ? Math.floor(((price.base - price.sale) * 100) / price.base) : 0;
