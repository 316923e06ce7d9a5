/**
 * Discount percent = floor((price - sale) * 100 / price), or 0 if there is no sale (storefront.md section 9).
 * Both in the same unit; cents keep the floor exact.
 */
export function discountPercent(price: number, sale: number): number {
  if (sale <= 0 || sale >= price) return 0;
  return Math.floor(((price - sale) * 100) / price);
}
