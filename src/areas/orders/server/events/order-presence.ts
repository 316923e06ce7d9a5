import { sql } from 'drizzle-orm';
import type { Clock } from '#values/clock.ts';
import { secondMs } from '#values/durations.ts';
import type { Queryable } from '#platform/database/database.ts';
import { namedStatement } from '#platform/database/named-statement.ts';
import { type PersonAtOrder, presenceSeconds } from '../../staff-event-calls.ts';

export const presenceChannel = 'order_presence';

/** Orders that a person may have open at a time; with one more the one that was named longest ago is left. */
const maxOrders = 10;

interface Presence {
  readonly orderId: number;
  readonly id: number;
  readonly name: string;
  readonly isOpen: boolean;
  /** Milliseconds since 1970; then it is over unless it is said again. */
  readonly until: number;
}

const announce = namedStatement(
  'announce-presence',
  sql`SELECT pg_notify(${presenceChannel}, ${sql.placeholder('presence')})`,
);

/**
 * Who has which order open, in the memory of each process: every process hears of all, and forgets who says nothing more.
 * `onChange` hears who is at an order whenever somebody comes or leaves.
 */
export function createOrderPresence({
  clock,
  onChange,
}: {
  readonly clock: Clock;
  readonly onChange: (orderId: number, people: readonly PersonAtOrder[]) => void;
}) {
  /** By the time of the last word, the oldest first. */
  const known = new Map<string, Presence>();
  const keyOf = ({ orderId, id }: Pick<Presence, 'orderId' | 'id'>): string => `${orderId} ${id}`;

  const peopleAt = (orderId: number): PersonAtOrder[] =>
    [...known.values()]
      .filter((one) => one.orderId === orderId && one.until > clock().getTime())
      .map(({ id, name }) => ({ id, name }));

  function leave(presence: Presence): void {
    if (known.delete(keyOf(presence))) onChange(presence.orderId, peopleAt(presence.orderId));
  }

  function receive(presence: Presence): void {
    if (!presence.isOpen) return leave(presence);
    const key = keyOf(presence);
    const isNew = !known.delete(key);
    known.set(key, presence);
    const own = [...known.values()].filter(({ id }) => id === presence.id);
    if (own.length > maxOrders) leave(own[0]!);
    if (isNew) onChange(presence.orderId, peopleAt(presence.orderId));
  }

  return {
    peopleAt,

    receive: (payload: string | null): void => {
      if (payload !== null) receive(JSON.parse(payload) as Presence);
    },

    /** Tells all processes; this one at once. Answers who else is there. */
    async show(source: Queryable, said: Omit<Presence, 'until'>): Promise<PersonAtOrder[]> {
      const presence = { ...said, until: clock().getTime() + presenceSeconds * secondMs };
      receive(presence);
      await announce(source, { presence: JSON.stringify(presence) });
      return peopleAt(presence.orderId).filter(({ id }) => id !== presence.id);
    },

    /** Forgets those who have said nothing for too long. */
    sweep(): void {
      const now = clock().getTime();
      for (const presence of [...known.values()]) if (presence.until <= now) leave(presence);
    },
  };
}
