import type { BulkSelection } from '#areas/orders/staff-bulk-calls.ts';

/** The orders that were chosen by their ids, without those that were left out. */
export function movedOf(
  { ids = [] }: Pick<BulkSelection, 'ids'>,
  refused: readonly { readonly orderId: number }[],
): number[] {
  const left = new Set(refused.map(({ orderId }) => orderId));
  return ids.filter((id) => !left.has(id));
}
