/** The first of the keys under which the answers about orders are remembered: of lists, and of one order before its id. */
export const ordersKey = 'orders';
export const orderKey = 'order';
