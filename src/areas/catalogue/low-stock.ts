/** The number of pieces from which down the stock is shown as a number on every width, where the shop's data name no other. */
export const defaultLowStock = 3;
