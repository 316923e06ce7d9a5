/** The highest quantity of a line (decisions.md section 6). */
export const maxLineQuantity = 999;
/** Lines that a customer can add; two full baskets merged at sign-in may have twice as many, never more. */
export const maxBasketLines = 200;
export const maxJoinedLines = 2 * maxBasketLines;
/** Products per call. */
export const maxAddedAtOnce = 96;
/** Lines and characters of a quick order. */
export const maxQuickOrderLines = 500;
export const maxQuickOrderLength = 40_000;
