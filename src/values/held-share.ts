/**
 * How many pieces of an article, or places of a slot, unpaid orders of unconfirmed addresses may hold together: half of all
 * that there are without these orders, and at least one, so that a single customer can order the last one.
 */
export const maxHeld = (all: number): number => Math.max(1, Math.floor(all / 2));

/** Whether that is so much, a third, that the shopkeeper should hear of it. */
export const isLargelyHeld = (held: number, all: number): boolean => held > 0 && held * 3 >= all;
