/** The lenders in the order in which the shop names them; their payment methods have the same names. */
export const lenders = ['sequra', 'crediya'] as const;
export type Lender = (typeof lenders)[number];
/** Whether a lender pays an order with this method, and its customer pays the lender back. */
export const isLender = (method: string): method is Lender => (lenders as readonly string[]).includes(method);
export const lenderNames: Readonly<Record<Lender, string>> = { sequra: 'seQura', crediya: 'Crediya' };
