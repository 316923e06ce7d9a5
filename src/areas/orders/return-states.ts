/**
 * What becomes of a withdrawal: it was received, the goods came back, the money went back. `closed`: nothing was paid, so
 * nothing goes back.
 */
export const returnStates = ['received', 'goods_back', 'refunded', 'closed'] as const;
export type ReturnState = (typeof returnStates)[number];

/** `declared`: by number and address alone; it takes effect once the link of its mail is opened, and is no return before. */
export type DeclarationState = ReturnState | 'declared';
