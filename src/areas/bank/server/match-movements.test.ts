import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { cents } from '#values/money.ts';
import { type MatchableOrder, matchMovements, orderNumbersIn } from './match-movements.ts';
import { withKeys } from './movement-keys.ts';
import type { Movement } from './read/movement.ts';

const person = (name: string, surname: string, organization: string | null = null) => ({ name, surname, organization });
function orderOf(id: number, number: string, due: number, rest: Partial<MatchableOrder> = {}): MatchableOrder {
  const customer = person('Marta', 'Soler Vidal');
  return { id, number, due: cents(due), state: 'awaiting', payment: 'transfer', customer, ...rest };
}
const orders = [
  orderOf(1, '26-889862', 10_000),
  orderOf(2, '26-100002', 5000, { customer: person('Joan', 'García i Pons') }),
  orderOf(3, '26-100003', 5000, { customer: person('Núria', 'Puig', 'Reformes Montigalà, S.L.') }),
  orderOf(4, '26-100004', 7000, { customer: person('Ona', 'Ferrer') }),
  orderOf(5, '26-100005', 0, { state: 'paid' }),
  orderOf(6, '26-100006', 0, { state: 'cancelled' }),
  orderOf(7, '26-100007', 3000, { payment: 'card' }),
];
const known = {
  byNumber: new Map(orders.map((order) => [order.number, order])),
  awaiting: orders.filter(({ state, payment }) => state === 'awaiting' && payment === 'transfer'),
};
const movement = (amount: number, text: string, currency = 'EUR'): Movement => ({
  day: '2026-11-27',
  amount: cents(amount),
  text,
  currency,
});
const today = '2026-11-28';
const match = (movements: readonly Movement[], taken: ReadonlyMap<string, MatchableOrder | null> = new Map()) =>
  matchMovements(withKeys(movements), known, taken, today).map(({ state, order, reason }) =>
    [state, order?.id, reason].filter((part) => part !== undefined && part !== null).join(' '),
  );

test.each([
  [10_000, 'TRANSF. PEDIDO 26-889862', 'certain 1'],
  [10_000, 'pedido 26889862 gracias', 'certain 1'],
  [10_000, 'Comanda núm. 26 889862', 'certain 1'],
  [10_000, 'ref 26/889862-2', 'certain 1'],
  [10_000, '000026889862', 'certain 1'],
  [10_000, '268898622', 'certain 1'],
  [10_000, 'pedidos 26-889862 y 26-100004', 'certain 1'],
  [9000, '26-889862', 'doubtful 1 too_little'],
  [10_001, '26-889862', 'doubtful 1 too_much'],
  [10_000, '26-100005', 'doubtful 5 paid_before'],
  [10_000, '26-100006', 'doubtful 6 cancelled'],
  [3000, '26-100007', 'doubtful 7 other_method'],
  [17_000, '26-889862 + 26-100004', 'doubtful several_orders'],
  [5000, '26-100002 26-100003', 'doubtful 2 several_orders'],
  [7000, 'TRANSFERENCIA', 'doubtful 4 amount_only'],
  [7000, 'FERRER LLOPIS ONA', 'doubtful 4 name_and_amount'],
  [5000, 'GARCIA PONS, JOAN', 'doubtful 2 name_and_amount'],
  [5000, 'REFORMES MONTIGALA SL', 'doubtful 3 name_and_amount'],
  [5000, 'TRANSFERENCIA', 'doubtful 2 several_orders'],
  [5001, 'GARCIA PONS, JOAN', 'none unknown_sender'],
  [7000, '26-999999', 'doubtful 4 amount_only'],
  [10_000, '126-8898621', 'doubtful 1 amount_only'],
  [-10_000, '26-889862', 'none outgoing'],
  [0, '26-889862', 'none outgoing'],
])('%i cents with %j are %s', (amount, text, expected) => expect(match([movement(amount, text)])).toEqual([expected]));

it('takes no other currency for euros', () => {
  expect(match([movement(10_000, '26-889862', 'USD'), movement(10_000, '26-889862', '')])).toEqual([
    'none other_currency',
    'certain 1',
  ]);
});

const back = (amount: number, text: string): Movement => ({ ...movement(amount, text), isReversal: true });
test.each<[string, Movement[], string[]]>([
  ['names its order', [back(-10_000, 'RETROCESION 26-889862')], ['doubtful 1 reversal']],
  ['names none', [back(-10_000, 'RETROCESION')], ['doubtful reversal']],
  ['brings money back', [back(10_000, 'DEVOLUCION 26-889862')], ['doubtful 1 reversal']],
  [
    'follows its movement',
    [movement(10_000, '26-889862'), back(-10_000, '26 889862')],
    ['doubtful 1 reversed', 'doubtful 1 reversal'],
  ],
  [
    'comes before it and names no order',
    [back(-10_000, 'ANULACION'), movement(10_000, '26-889862')],
    ['doubtful reversal', 'doubtful 1 reversed'],
  ],
  [
    'is of another amount or another order',
    [movement(10_000, '26-889862'), back(-9999, 'ANULACION'), back(-10_000, '26-100004')],
    ['certain 1', 'doubtful reversal', 'doubtful 4 reversal'],
  ],
  [
    'is an outgoing movement in a file that does not say so',
    [movement(10_000, '26-889862'), movement(-10_000, 'ANULACION 26-889862')],
    ['doubtful 1 reversed', 'none outgoing'],
  ],
])('takes no money that a bank has taken back for received: it %s', (_what, movements, expected) => {
  expect(match(movements)).toEqual(expected);
});

it('is not certain of money that is to come on another day, nor holds it against what has come', () => {
  const on = (day: string): Movement => ({ ...movement(10_000, '26-889862'), day });
  expect(match([on('2099-11-27')])).toEqual(['doubtful 1 future_date']);
  expect(match([on('2026-11-29'), on(today)])).toEqual(['doubtful 1 future_date', 'certain 1']);
});

it('is certain of one movement for an order, wherever others that fit stand', () => {
  const first = movement(10_000, 'MARTA SOLER');
  const second = movement(10_000, '26-889862');
  const third = movement(10_000, '26-889862 otra vez');
  expect(match([first, second, third])).toEqual(['none unknown_sender', 'certain 1', 'doubtful 1 paid_before']);
});

it('knows a movement again in another file, and equal ones of a day apart', () => {
  const again = movement(10_000, 'Pedido 26-889862');
  const [first, second] = withKeys([again, again]);
  const spelled = withKeys([movement(10_000, 'PEDIDO  26 889862')])[0]!;
  expect([first!.key === second!.key, first!.key === spelled.key]).toEqual([false, true]);
  const taken = new Map([[first!.key, orders[0]!]]);
  expect(match([again, again], taken)).toEqual(['known 1', 'certain 1']);
  // By the bank's own reference, whatever it writes besides.
  const named = (text: string) => withKeys([{ ...again, text, reference: 'A1' }])[0]!.key;
  expect(named('one')).toBe(named('other'));
});

it('finds numbers in any text, and never more than one certain movement for an order', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          amount: fc.constantFrom(10_000, 5000, 7000, 3000, -1),
          text: fc.oneof(
            fc.string({ maxLength: 40 }),
            fc.constantFrom(...orders.map(({ number }) => `pago ${number}`)),
          ),
        }),
        { maxLength: 12 },
      ),
      (parts) => {
        const movements = parts.map(({ amount, text }) => movement(amount, text));
        const found = matchMovements(withKeys(movements), known, new Map(), today);
        const certain = found.filter(({ state }) => state === 'certain').map(({ order }) => order!.id);
        expect(new Set(certain).size).toBe(certain.length);
        found.forEach(({ state, order }, at) => {
          if (state !== 'certain') return;
          expect(orderNumbersIn(parts[at]!.text)).toContain(order!.number);
          expect(order!.due).toBe(parts[at]!.amount);
        });
      },
    ),
  );
});
