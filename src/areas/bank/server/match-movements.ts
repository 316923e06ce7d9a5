import type { Cents } from '#values/money.ts';
import type { OrderPaymentMethod } from '#areas/payment/contract.ts';
import type { BankRowReason, BankRowState } from '../contract.ts';
import type { Movement } from './read/movement.ts';

/** An order as movements are matched with it. */
export interface MatchableOrder {
  readonly id: number;
  readonly number: string;
  /** Cents that are still to come; 0: none, or it is cancelled. */
  readonly due: Cents;
  readonly state: 'awaiting' | 'paid' | 'cancelled';
  readonly payment: OrderPaymentMethod;
  readonly customer: { readonly name: string; readonly surname: string; readonly organization: string | null };
}

export interface OrdersToMatch {
  /** Those whose number a movement may name, by it. */
  readonly byNumber: ReadonlyMap<string, MatchableOrder>;
  /** All that wait for a transfer, oldest first. */
  readonly awaiting: readonly MatchableOrder[];
}

export interface Match {
  readonly state: BankRowState;
  readonly order: MatchableOrder | null;
  readonly reason: BankRowReason | null;
}

/** Numbers of orders, as people write them: 26-889862, 26 889862, 26889862, with another attempt's -2 behind. */
const written = /(?<!\d)0*(\d{2})[\s\-–—./_]{0,3}(\d{6,7})(?!\d)/g;

/** The numbers of orders that a text may name, in the shop's own form. */
export function orderNumbersIn(text: string): string[] {
  const found = [...text.matchAll(written)].flatMap(([, year, digits = '']) => [
    `${year}-${digits}`,
    // 26889862 and the attempt's 2, without a hyphen.
    ...(digits.length === 7 ? [`${year}-${digits.slice(0, 6)}`] : []),
  ]);
  return [...new Set(found)];
}

/** What an amount is for an order: null: all that it waits for. */
export function judge(
  { state, due }: Pick<MatchableOrder, 'state' | 'due'>,
  amount: Cents,
): 'too_little' | 'too_much' | 'paid_before' | 'cancelled' | null {
  if (state !== 'awaiting') return state === 'paid' ? 'paid_before' : 'cancelled';
  return amount === due ? null : amount < due ? 'too_little' : 'too_much';
}

/** A movement of a file, as it is matched. */
export type MatchableMovement = Pick<Movement, 'day' | 'amount' | 'currency' | 'text' | 'isReversal'> & {
  readonly key: string;
};

/**
 * Matches movements with orders: by the number that they name and the amount, else by the amount and the sender. Only a number
 * with its amount is certain; a second movement for the same order is doubtful, as is one that the file takes back again or that
 * is of a day after `today`. `taken` are movements that were recorded before, by their keys.
 */
export function matchMovements(
  movements: readonly MatchableMovement[],
  { byNumber, awaiting }: OrdersToMatch,
  taken: ReadonlyMap<string, MatchableOrder | null>,
  today: string,
): Match[] {
  const paid = new Set<number>();
  const isTakenBack = findTakenBack(movements);
  const named = movements.map((movement): Match | null => {
    const { key, amount, currency, text, day } = movement;
    if (taken.has(key)) return { state: 'known', order: taken.get(key)!, reason: null };
    if (movement.isReversal) {
      const [order] = orderNumbersIn(text).flatMap((number) => byNumber.get(number) ?? []);
      return { state: 'doubtful', order: order ?? null, reason: 'reversal' };
    }
    if (amount <= 0) return none('outgoing');
    if (currency !== 'EUR' && currency !== '') return none('other_currency');
    const orders = orderNumbersIn(text).flatMap((number) => byNumber.get(number) ?? []);
    if (orders.length === 0) return null;
    const exact = orders.filter((order) => judge(order, amount) === null);
    const [order] = exact.length > 0 ? exact : orders;
    // Of a sum for several, nobody but a person can say what is whose.
    if (exact.length === 0 && orders.length > 1) return { state: 'doubtful', order: null, reason: 'several_orders' };
    if (exact.length > 1) return doubt(order!, 'several_orders');
    const reason = paid.has(order!.id) ? 'paid_before' : judge(order!, amount);
    if (reason !== null) return doubt(order!, reason);
    if (isTakenBack(movement)) return doubt(order!, 'reversed');
    if (day > today) return doubt(order!, 'future_date');
    paid.add(order!.id);
    return order!.payment === 'transfer'
      ? { state: 'certain', order: order!, reason: null }
      : doubt(order!, 'other_method');
  });
  const byAmount = Map.groupBy(
    awaiting.filter(({ id }) => !paid.has(id)),
    ({ due }) => due,
  );
  return movements.map(({ amount, text }, at) => named[at] ?? matchByAmount(text, byAmount.get(amount) ?? []));
}

/**
 * Whether a movement may be one that left the account again: of the same amount, for an order that both name. A reversal that
 * names none may be of any movement of its amount.
 */
function findTakenBack(movements: readonly MatchableMovement[]): (movement: MatchableMovement) => boolean {
  const back = new Set<string>();
  for (const { amount, text, isReversal } of movements) {
    if (amount >= 0) continue;
    const numbers = orderNumbersIn(text);
    for (const number of numbers) back.add(`${-amount} ${number}`);
    if (isReversal && numbers.length === 0) back.add(`${-amount}`);
  }
  return ({ amount, text }) =>
    back.has(`${amount}`) || orderNumbersIn(text).some((number) => back.has(`${amount} ${number}`));
}

function matchByAmount(text: string, fitting: readonly MatchableOrder[]): Match {
  if (fitting.length === 0) return none('unknown_sender');
  const words = new Set(wordsOf(text));
  const sent = fitting.filter(({ customer }) => isSender(customer, words));
  if (sent.length === 1) return doubt(sent[0]!, 'name_and_amount');
  if (fitting.length > 1) return doubt((sent[0] ?? fitting[0])!, 'several_orders');
  return doubt(fitting[0]!, 'amount_only');
}

const none = (reason: BankRowReason): Match => ({ state: 'none', order: null, reason });
const doubt = (order: MatchableOrder, reason: BankRowReason): Match => ({ state: 'doubtful', order, reason });

/** Banks write names in capitals, without accents, and in either order. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
const legalForms = new Set([
  'sl',
  'sa',
  'slu',
  'sau',
  'slp',
  'scp',
  'sccl',
  'cb',
  'de',
  'del',
  'la',
  'les',
  'los',
  'las',
  'el',
  'els',
  'i',
  'y',
]);

/** Whether a text names a customer: the company, or a first name and the first surname. */
function isSender({ name, surname, organization }: MatchableOrder['customer'], words: ReadonlySet<string>): boolean {
  const company = wordsOf(organization ?? '').filter((word) => !legalForms.has(word));
  if (company.length > 0 && company.every((word) => words.has(word))) return true;
  const [first] = wordsOf(name);
  const family = wordsOf(surname).find((word) => !legalForms.has(word));
  return first !== undefined && family !== undefined && words.has(first) && words.has(family);
}
