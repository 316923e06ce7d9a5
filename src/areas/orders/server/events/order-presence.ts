import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Clock } from '#values/clock.ts';
import { secondMs } from '#values/durations.ts';
import type { Queryable } from '#platform/database/database.ts';
import { namedStatement } from '#platform/database/named-statement.ts';
import type { StaffRole } from '#values/staff-roles.ts';
import { type PersonAtOrder, type PersonHere, presenceSeconds } from '../../staff-event-calls.ts';

export const presenceChannel = 'order_presence';

/** Orders that a person may have open at a time; with one more the one that was named longest ago is left. */
const maxOrders = 10;

interface Person {
  readonly id: number;
  readonly name: string;
  readonly role: StaffRole;
}

interface Presence extends Person {
  /** Null: the person has a back office open in a process, whichever of its screens. */
  readonly orderId: number | null;
  readonly number: string | null;
  /** Which process that is; for orders ''. */
  readonly process: string;
  readonly isOpen: boolean;
  /** Milliseconds since 1970; then it is over unless it is said again. */
  readonly until: number;
}

const announce = namedStatement(
  'announce-presence',
  sql`SELECT pg_notify(${presenceChannel}, ${sql.placeholder('presence')})`,
);

const numberOf = namedStatement<{ number: string }>(
  'number-of-order',
  sql`SELECT number FROM orders WHERE id = ${sql.placeholder('orderId')}::bigint`,
);

/**
 * Who is in the back office and has which order open, in the memory of each process: every process hears of all, and forgets who
 * says nothing more. `onChange` hears at which order somebody has come or left; null: in the back office itself.
 */
export function createOrderPresence({
  clock,
  onChange,
}: {
  readonly clock: Clock;
  readonly onChange: (orderId: number | null) => void;
}) {
  const processId = randomUUID();
  /** By the time of the last word, the oldest first. */
  const known = new Map<string, Presence>();
  const keyOf = ({ orderId, id, process: said }: Pick<Presence, 'orderId' | 'id' | 'process'>): string =>
    `${orderId} ${id} ${said}`;
  const present = (): Presence[] => [...known.values()].filter(({ until }) => until > clock().getTime());

  const peopleAt = (orderId: number): PersonAtOrder[] =>
    present()
      .filter((one) => one.orderId === orderId)
      .map(({ id, name }) => ({ id, name }));

  function leave(presence: Presence): void {
    if (known.delete(keyOf(presence))) onChange(presence.orderId);
  }

  function receive(presence: Presence): void {
    if (!presence.isOpen) return leave(presence);
    const key = keyOf(presence);
    const former = known.get(key);
    known.delete(key);
    const isNew = former?.name !== presence.name || former.role !== presence.role;
    known.set(key, presence);
    const own = [...known.values()].filter(({ id, orderId }) => id === presence.id && orderId !== null);
    if (own.length > maxOrders) leave(own[0]!);
    if (isNew) onChange(presence.orderId);
  }

  /** Tells all processes; this one at once. */
  async function tell(source: Queryable, said: Omit<Presence, 'until'>): Promise<void> {
    const presence = { ...said, until: clock().getTime() + presenceSeconds * secondMs };
    receive(presence);
    await announce(source, { presence: JSON.stringify(presence) });
  }

  return {
    peopleAt,

    /** Everybody who is there, each with the orders that they have open, in an order that stays. */
    people(): PersonHere[] {
      const here = new Map<number, PersonHere>();
      const inOffice = new Map(present().flatMap((one) => (one.orderId === null ? [[one.id, one]] : [])));
      for (const { id, orderId, number } of present()) {
        const person = inOffice.get(id);
        // A browser that was closed has not said that it leaves the order.
        if (!person) continue;
        const { name, role } = person;
        const { orders } = here.get(id) ?? { orders: [] };
        here.set(id, { id, name, role, orders: orderId && number ? [...orders, { orderId, number }] : orders });
      }
      return [...here.values()]
        .map((one) => ({ ...one, orders: one.orders.toSorted((a, b) => a.orderId - b.orderId) }))
        .toSorted((a, b) => a.id - b.id);
    },

    receive: (payload: string | null): void => {
      if (payload !== null) receive(JSON.parse(payload) as Presence);
    },

    /** Answers who else is at the order. */
    async show(
      source: Queryable,
      said: Person & { readonly orderId: number; readonly isOpen: boolean },
    ): Promise<PersonAtOrder[]> {
      const { orderId, id } = said;
      const number =
        known.get(keyOf({ orderId, id, process: '' }))?.number ?? (await numberOf(source, { orderId }))[0]?.number;
      await tell(source, { ...said, number: number ?? null, process: '' });
      return peopleAt(orderId).filter((one) => one.id !== id);
    },

    /** Says that somebody has a back office open in this process, or has closed the last one. */
    showHere: (source: Queryable, person: Person, isOpen: boolean): Promise<void> =>
      tell(source, { ...person, orderId: null, number: null, process: processId, isOpen }),

    /** Forgets those who have said nothing for too long. */
    sweep(): void {
      const now = clock().getTime();
      for (const presence of [...known.values()]) if (presence.until <= now) leave(presence);
    },
  };
}
