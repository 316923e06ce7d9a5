import type { PaymentMethod } from '#areas/payment/contract.ts';

/** How far an order of the demo has come; each has gone through the steps before. */
export type DemoState =
  /** Waits for its money. */
  | 'waiting'
  /** Its card was denied. */
  | 'denied'
  | 'confirmed'
  | 'preparing'
  /** Ready to be collected, or on its way; delivered where its round is over. */
  | 'leaving'
  | 'delivered'
  /** Delivered, and its goods are expected back. */
  | 'returning'
  /** Goods and money are back. */
  | 'returned'
  /** Delivered, and a part of its money went back. */
  | 'partly refunded'
  /** Given up before it was paid. */
  | 'cancelled'
  /** Cancelled after it was paid: its money is to go back. */
  | 'owing';

export interface PlannedOrder {
  readonly state: DemoState;
  readonly payment: PaymentMethod;
  readonly type: 'pickup' | 'delivery';
  /** Hours before now. */
  readonly age: number;
  readonly tags?: readonly string[];
  readonly note?: string;
  readonly comment?: string;
  readonly hasAssignee?: true;
}

type Group = readonly [count: number, state: DemoState, age: number, step: number, payments: readonly PaymentMethod[]];

/** Sixty orders, the oldest first: so many of a state, the first of so many hours ago and the next so many later. */
const groups: readonly Group[] = [
  [12, 'delivered', 700, 40, ['card', 'transfer', 'bizum']],
  [2, 'returned', 400, 60, ['transfer', 'card']],
  [2, 'partly refunded', 300, 40, ['transfer', 'card']],
  [2, 'returning', 220, 30, ['card', 'bizum']],
  [3, 'cancelled', 170, 20, ['transfer', 'card']],
  [8, 'leaving', 150, 5, ['card', 'bizum', 'transfer']],
  [8, 'preparing', 56, 3, ['card', 'transfer', 'bizum']],
  [1, 'owing', 50, 0, ['transfer']],
  [9, 'waiting', 40, 3, ['transfer']],
  [10, 'confirmed', 28, 2, ['bizum', 'card', 'card', 'transfer']],
  [1, 'denied', 1, 0, ['card']],
  [2, 'waiting', 0.2, 0.1, ['card']],
];

const tags: readonly (readonly string[])[] = [['frágil'], ['obra'], ['llamar antes', 'obra'], ['regalo']];
const notes = [
  'Dejar en la obra con el encargado, hay montacargas.',
  'Truca abans de venir: el timbre no funciona.',
  'Viene con la furgoneta, ayudar a cargar.',
];
const comments = ['El portal es el de la derecha.', 'Si no hi soc, al veí del 2n.', 'Sin prisa.'];

export const plannedOrders: readonly PlannedOrder[] = groups
  .flatMap(([count, state, age, step, payments]) =>
    Array.from({ length: count }, (_, at) => ({
      state,
      age: age - at * step,
      payment: payments[at % payments.length]!,
    })),
  )
  .map((order, at): PlannedOrder => ({
    ...order,
    type: at % 5 < 3 ? 'delivery' : 'pickup',
    ...(at % 7 === 3 && { tags: tags[at % tags.length]! }),
    ...(at % 9 === 4 && { note: notes[at % notes.length]! }),
    ...(at % 6 === 1 && { comment: comments[at % comments.length]! }),
    ...(at % 4 === 2 && { hasAssignee: true as const }),
  }))
  .toSorted((one, other) => other.age - one.age);
