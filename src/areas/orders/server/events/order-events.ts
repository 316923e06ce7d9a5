import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '#values/clock.ts';
import { secondMs } from '#values/durations.ts';
import { mayDo, type StaffRole } from '#values/staff-roles.ts';
import { listChangesSince, listOpenSessions, type LogMark, markLog } from '#areas/staff/server/staff.ts';
import type { Channels } from '#platform/database/listen.ts';
import type { Database } from '#platform/database/database.ts';
import { namedStatement } from '#platform/database/named-statement.ts';
import { EventStream } from '#platform/http/event-stream.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import type { StaffVisit } from '#platform/http/visit.ts';
import type { OrderEvent } from '../../staff-event-calls.ts';
import { statusVerb } from '../records/order-log.ts';
import { createOrderPresence, presenceChannel } from './order-presence.ts';

/** On which the trigger of the log announces changes of orders. */
const changeChannel = 'order_changed';

/** Streams of one person: each tab that is looked at has one. Beyond, a tab works without and tries again. */
const maxOfPerson = 10;
/** Streams of all in one process; 20 kB of memory each. */
const maxOfAll = 500;
const retryAfterSeconds = 30;
/** After a longer absence a browser reads its lists anew. */
const maxReplayed = 200;
/** How long a stream may outlive its session. */
const checkMs = 2 * secondMs;
/** Well below the minute after which proxies give up. */
const beatMs = 15 * secondMs;

/** What the trigger announces; `many` stands for more than are worth naming. */
interface AnnouncedChange extends LogMark {
  readonly orderId: number;
  readonly number: string;
  readonly version: number;
  readonly verb: string;
  readonly fields: readonly string[];
}

interface NumberedEvent {
  readonly id: number;
  readonly mark: string;
  readonly event: OrderEvent;
}

interface OpenStream {
  readonly stream: EventStream;
  readonly sessionId: number;
  readonly memberId: number;
  /** As of the last look: both may be changed meanwhile. */
  name: string;
  role: StaffRole;
  /** What has come while it was told what it had missed; null from then on. */
  waiting: NumberedEvent[] | null;
}

export interface OrderEventsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const versionsOf = namedStatement<{ orderId: number; version: number }>(
  'order-versions',
  sql`SELECT order_id::float8 AS "orderId", count(*)::int AS version FROM order_history
    WHERE order_id = ANY ((SELECT ${sql.placeholder('orderIds')}::bigint[])::bigint[]) GROUP BY order_id`,
);

export type OrderEvents = ReturnType<typeof createOrderEvents>;

/** Tells open back offices of changes of orders, in whichever process they were made, and who has which order open. */
export function createOrderEvents({ database, clock, log }: OrderEventsParts) {
  const open = new Set<OpenStream>();
  const presence = createOrderPresence({ clock, onChange: sendPeople });
  let timers: NodeJS.Timeout[] = [];

  const channels: Channels = {
    [changeChannel](payload) {
      if (open.size === 0) return;
      const change = payload === null || payload === 'many' ? null : (JSON.parse(payload) as AnnouncedChange);
      if (!change) return sendToAll('missed', {});
      const { id, orderId, number, version } = change;
      const numbered = { id, mark: markText(change), event: { orderId, number, version, kind: kindOf(change) } };
      for (const one of open)
        if (one.waiting) one.waiting.push(numbered);
        else send(one, numbered);
    },
    [presenceChannel]: presence.receive,
  };

  function sendToAll(event: string, data: unknown): void {
    for (const { stream } of open) stream.send(event, data);
  }

  function sendPeople(orderId: number | null): void {
    if (orderId !== null) sendToAll('presence', { orderId, people: presence.peopleAt(orderId) });
    sendToAll('people', { people: presence.people() });
  }

  const failed = (err: unknown): void => log.warn({ err }, 'the sessions of open back offices could not be checked');
  const untold = (err: unknown): void => log.warn({ err }, 'who is in the back office could not be told');

  const showHere = ({ memberId: id, name, role }: OpenStream, isOpen: boolean): Promise<void> =>
    presence.showHere(database, { id, name, role }, isOpen);

  /** Keeps the connections, and says of everybody who looks that they are still there. */
  function beat(): void {
    for (const { stream } of open) stream.beat();
    for (const one of new Map([...open].map((each) => [each.memberId, each])).values())
      showHere(one, true).catch(untold);
  }

  /** A person is there until the last of their tabs is closed. */
  function close(one: OpenStream): void {
    open.delete(one);
    keepWatch();
    if (![...open].some(({ memberId }) => memberId === one.memberId)) showHere(one, false).catch(untold);
  }

  /** Ends the streams whose session is over, or whose member may not see orders any more; tells of whose role or name is another. */
  async function checkSessions(): Promise<void> {
    presence.sweep();
    const ids = [...new Set([...open].map(({ sessionId }) => sessionId))];
    const sessions = await listOpenSessions(database, ids, clock());
    const changed = new Map<number, OpenStream>();
    for (const one of open) {
      const { stream, sessionId, memberId } = one;
      // One that was opened meanwhile is checked the next time.
      if (!ids.includes(sessionId)) continue;
      const session = sessions.find(({ id }) => id === sessionId);
      if (session?.memberId !== memberId || !mayDo(session.role, 'orders.read')) stream.finish();
      else if (session.role !== one.role || session.name !== one.name) {
        Object.assign(one, { role: session.role, name: session.name });
        changed.set(memberId, one);
      }
    }
    await Promise.all([...changed.values()].map((one) => showHere(one, true)));
  }

  function keepWatch(): void {
    if (timers.length > 0 === open.size > 0) return;
    for (const timer of timers) clearInterval(timer);
    timers =
      open.size === 0
        ? []
        : [setInterval(() => checkSessions().catch(failed), checkMs).unref(), setInterval(beat, beatMs).unref()];
  }

  /** Tells a stream what it has missed since the last event that its browser knows, then what has come meanwhile. */
  async function begin(one: OpenStream, last: LogMark | null): Promise<void> {
    const mark = await markLog(database);
    const missed = last ? await listChangesSince(database, 'order', last, maxReplayed + 1) : [];
    if (missed.length > maxReplayed) one.stream.send('missed', {});
    const replayed = missed.slice(-maxReplayed);
    const orderIds = [...new Set(replayed.map(({ subjectId }) => Number(subjectId)))];
    const versions = await versionsOf(database, { orderIds });
    for (const { id, subjectId, label: number, verb, fields } of replayed) {
      const orderId = Number(subjectId);
      const version = versions.find((counted) => counted.orderId === orderId)?.version ?? 0;
      const event = { orderId, number, version, kind: kindOf({ verb, fields }) };
      send(one, { id, mark: markText({ id, seen: mark.seen }), event });
    }
    const sent = new Set(replayed.map(({ id }) => id));
    if (replayed.length === 0) one.stream.mark(markText(last ?? mark));
    for (const numbered of one.waiting ?? []) if (!sent.has(numbered.id)) send(one, numbered);
    one.waiting = null;
    one.stream.send('people', { people: presence.people() });
  }

  return {
    channels,

    /** The stream of a browser that knows the events until `last`. */
    async stream(
      last: string | undefined,
      { staff }: Pick<StaffVisit, 'staff'>,
    ): Promise<EventStream | Failure<'too_many_streams'>> {
      const { sessionId, memberId, name, role } = staff;
      const ofPerson = [...open].filter((one) => one.memberId === memberId).length;
      if (ofPerson >= maxOfPerson || open.size >= maxOfAll)
        return failure('too_many_streams', { facts: { retryAfterSeconds } });
      const one: OpenStream = { stream: new EventStream(), sessionId, memberId, name, role, waiting: [] };
      open.add(one);
      keepWatch();
      one.stream.once('close', () => close(one));
      try {
        await showHere(one, true);
        await begin(one, readMark(last));
      } catch (error) {
        one.stream.destroy();
        throw error;
      }
      return one.stream;
    },

    async showPresence(orderId: number, isOpen: boolean, { staff }: Pick<StaffVisit, 'staff'>) {
      const { memberId: id, name, role } = staff;
      return { others: await presence.show(database, { orderId, id, name, role, isOpen }) };
    },

    stop(): void {
      for (const { stream } of open) stream.finish();
    },
  };
}

function send({ stream }: OpenStream, { mark, event }: NumberedEvent): void {
  stream.send('order', event, mark);
}

const markText = ({ id, seen }: LogMark): string => `${id}-${seen}`;

/** What is no id of this stream is as if none had come. */
function readMark(text: string | undefined): LogMark | null {
  const [, id, seen] = /^(\d{1,15})-(\d{1,18})$/.exec(text ?? '') ?? [];
  return id !== undefined && seen !== undefined ? { id: Number(id), seen } : null;
}

function kindOf({ verb, fields }: Pick<AnnouncedChange, 'verb' | 'fields'>): string {
  const isPayment = verb === statusVerb && !fields.includes('status');
  return isPayment ? 'payment' : verb.split('.').at(-1)!;
}
