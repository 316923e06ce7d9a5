import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { OrderEvent, PersonAtOrder, PersonHere } from '#areas/orders/staff-event-calls.ts';
import { createStore } from '#values/create-store.ts';
import { orderKey, ordersKey } from '../session/order-keys.ts';
import { refreshSession, rereadSession, useMay, useSession } from '../session/session.ts';
import { runInBackground } from '#web/run-in-background.ts';

/** A tab that nobody looks at needs no stream: browsers have few connections to one shop. */
const hiddenMs = 20_000;
/** After the server has refused the stream. */
const againMs = 10_000;
/** Changes that come together are read together, and again after this time at the earliest. */
const gatherMs = 300;
const restMs = 2000;

export interface PeopleAtOrder {
  readonly orderId: number;
  readonly people: readonly PersonAtOrder[];
}

/** Whether changes are heard of: not known, yes, or not any more. */
export const streamState = createStore<'live' | 'lost' | null>(null);

/** Everybody who has the back office open, this person too; null: not known. */
export const peopleHere = createStore<readonly PersonHere[] | null>(null);

type Listener = (news: PeopleAtOrder) => void;
const listeners = new Set<Listener>();

/** Hears who has orders open, whenever somebody comes or leaves. */
export function usePeopleAtOrders(onNews: Listener): void {
  const listener = useEffectEvent(onNews);
  useEffect(() => {
    const hear: Listener = (news) => listener(news);
    listeners.add(hear);
    return () => {
      listeners.delete(hear);
    };
  }, []);
}

/** Keeps what is shown of orders up to date while somebody is signed in and looks at the tab: lists, counts, the open order. */
export function useOrderStream(): void {
  const queries = useQueryClient();
  const { data: session } = useSession();
  const mayRead = useMay()('orders.read');
  const isOn = session?.state === 'open' && mayRead;
  const member = session?.state === 'open' ? session.member : undefined;
  const followRole = useEffectEvent((people: readonly PersonHere[]) => {
    const role = people.find(({ id }) => id === member?.id)?.role;
    if (role !== undefined && role !== member?.role) runInBackground(rereadSession(queries));
  });
  useEffect(() => (isOn ? followOrders(queries, (people) => followRole(people)) : undefined), [isOn, queries]);
}

function followOrders(queries: QueryClient, onPeople: (people: readonly PersonHere[]) => void): () => void {
  const changes = gatherChanges(queries);
  let source: EventSource | undefined;
  let lastId = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    clearTimeout(timer);
    if (source) return;
    const opened = new EventSource(`/api/staff/events${lastId === '' ? '' : `?after=${lastId}`}`);
    source = opened;
    opened.addEventListener('order', ({ data, lastEventId }: MessageEvent<string>) => {
      lastId = lastEventId;
      changes.add((JSON.parse(data) as OrderEvent).orderId);
    });
    opened.addEventListener('missed', () => changes.add(null));
    opened.addEventListener('presence', ({ data }: MessageEvent<string>) => {
      const news = JSON.parse(data) as PeopleAtOrder;
      for (const hear of listeners) hear(news);
    });
    opened.addEventListener('people', ({ data }: MessageEvent<string>) => {
      const { people } = JSON.parse(data) as { people: PersonHere[] };
      peopleHere.set(people);
      onPeople(people);
    });
    opened.addEventListener('open', () => streamState.set('live'));
    opened.addEventListener('error', () => {
      streamState.set('lost');
      // Otherwise the browser tries again by itself.
      if (opened.readyState !== EventSource.CLOSED) return;
      close();
      if (!document.hidden) timer = setTimeout(open, againMs);
      runInBackground(refreshSession(queries));
    });
    // What has changed before there was a stream for the first time is on no list yet.
    if (lastId === '') opened.addEventListener('open', () => changes.add(null), { once: true });
  }

  function close(): void {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  }

  function onVisibility(): void {
    if (!document.hidden) return open();
    clearTimeout(timer);
    timer = setTimeout(close, hiddenMs);
  }

  if (!document.hidden) open();
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    close();
    streamState.set(null);
    peopleHere.set(null);
    changes.stop();
  };
}

/** Has what is shown of changed orders read again; null: of all. */
function gatherChanges(queries: QueryClient) {
  const changed = new Set<number | null>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let readAt = 0;

  function read(): void {
    timer = undefined;
    readAt = Date.now();
    runInBackground(queries.invalidateQueries({ queryKey: [ordersKey] }));
    runInBackground(
      queries.invalidateQueries({
        predicate: ({ queryKey: [kind, id] }) => kind === orderKey && (changed.has(null) || changed.has(Number(id))),
      }),
    );
    changed.clear();
  }

  return {
    add(orderId: number | null): void {
      changed.add(orderId);
      timer ??= setTimeout(read, Math.max(gatherMs, readAt + restMs - Date.now()));
    },
    stop: (): void => clearTimeout(timer),
  };
}
