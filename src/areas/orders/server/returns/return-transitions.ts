import type { ReturnState } from '../../return-states.ts';

/** Every change of a return's state; any other is refused. */
const transitions: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  // Refunded at once: what was never sent, or what the shop does not want back.
  received: ['goods_back', 'refunded', 'closed'],
  goods_back: ['refunded', 'closed'],
  refunded: [],
  closed: [],
};

/** `closed` is for orders without money to give back, `refunded` for those with it. */
export const mayMoveReturn = (from: ReturnState, to: ReturnState, isPaid: boolean): boolean =>
  transitions[from].includes(to) && (to !== 'refunded' || isPaid) && (to !== 'closed' || !isPaid);
