import type { CallAnswer, CallInput } from '#values/call.ts';
import { addCents, type Cents, cents, centsFromEuros, eurosFromCents } from '#values/money.ts';
import { refundOfPieces } from '#areas/pricing/refund-line.ts';
import type { findWithdrawal } from '../../contract.ts';

export type WithdrawableOrder = CallAnswer<typeof findWithdrawal>;
export type OrderReference = CallInput<typeof findWithdrawal>['body'];

/** The shop as the statement names it. */
export interface ShopAddress {
  readonly company: string;
  readonly address: string;
  readonly email: string;
}

export type Reason = 'none' | 'expectation' | 'mistake' | 'late' | 'price';

/** What the customer has chosen so far: pieces by product. */
export interface WithdrawalChoice {
  readonly name: string;
  readonly reason: Reason;
  readonly pieces: Readonly<Record<number, number>>;
}

/** Whether goods may have to come back: what nobody has paid for is not sent. */
export const mayHaveGoods = ({ isPaid, deliveredAt }: Pick<WithdrawableOrder, 'isPaid' | 'deliveredAt'>): boolean =>
  isPaid || deliveredAt !== null;

export const piecesLeft = ({ quantity, withdrawn }: WithdrawableOrder['items'][number]): number => quantity - withdrawn;

/** What some of a product's pieces that are left cost, in cents. */
const refundOfItem = ({ sum, quantity, withdrawn }: WithdrawableOrder['items'][number], pieces: number): Cents =>
  refundOfPieces({ sum: centsFromEuros(sum), quantity }, withdrawn, pieces);

/** What all pieces that are left cost, in euros. */
export const sumLeft = (item: WithdrawableOrder['items'][number]): number =>
  eurosFromCents(refundOfItem(item, piecesLeft(item)));

/** The products of which something is given back, with how many pieces. */
export const chosenItems = (order: WithdrawableOrder, { pieces }: WithdrawalChoice) =>
  order.items
    .map((item) => ({ ...item, chosen: Math.min(pieces[item.product_id] ?? 0, piecesLeft(item)) }))
    .filter(({ chosen }) => chosen > 0);

/** Whether something of it may only be given back with its seal intact, which the statement then says. */
export const hasSealed = (items: readonly Pick<WithdrawableOrder['items'][number], 'withdrawalExemption'>[]): boolean =>
  items.some(({ withdrawalExemption }) => withdrawalExemption === 'sealed');

/** Why an order is not open to withdrawals. */
export function closedReason({
  items,
  until,
}: Pick<WithdrawableOrder, 'items' | 'until'>): 'withdrawn' | 'over' | 'exempt' | 'cancelled' {
  const returnable = items.filter(({ withdrawalExemption }) => withdrawalExemption !== 'made_to_measure');
  if (returnable.length === 0) return 'exempt';
  if (returnable.every((item) => piecesLeft(item) === 0)) return 'withdrawn';
  return until ? 'over' : 'cancelled';
}

/** What the server will give back: goods, and with the last pieces the delivery cost. */
export function refundOf(order: WithdrawableOrder, choice: WithdrawalChoice): { goods: Cents; delivery: Cents | null } {
  const items = chosenItems(order, choice);
  const goods = addCents(...items.map((item) => refundOfItem(item, item.chosen)));
  const isWhole = order.items.every((item) => {
    const chosen = items.find(({ product_id }) => product_id === item.product_id)?.chosen ?? 0;
    return chosen === piecesLeft(item);
  });
  return { goods, delivery: isWhole ? centsFromEuros(order.deliveryPrice) : order.deliveryPrice > 0 ? null : cents(0) };
}
