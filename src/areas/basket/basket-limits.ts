/** The most of one product that a line takes (decisions.md section 6). */
export const maxLineQuantity = 999;
/** The most lines that a basket is filled with; two full ones become one of twice as many at sign-in, never more. */
export const maxBasketLines = 200;
export const maxJoinedLines = 2 * maxBasketLines;
/** The most products that one call adds. */
export const maxAddedAtOnce = 96;
