import { vi } from 'vitest';
import type { Outcome } from '#values/api-error.ts';
import { createOptimisticStore, type Known } from './optimistic-store.ts';

type Quantities = Readonly<Record<number, number>>;

export const pauseMs = 500;
export const maxQuantity = 5;
/** Longer than any pause and any answer. */
export const settle = () => vi.advanceTimersByTimeAsync(60_000);

interface Options {
  readonly delayMs?: () => number;
  readonly ready?: Promise<void>;
}

/** A store of quantities by product, with a server that takes requests in the order they arrive and answers after a while. */
export function start({ delayMs = () => 10, ready }: Options = {}) {
  const server = { quantities: {} as Record<number, number>, requests: [] as string[], status: 200 };
  const news: (string | null)[] = [];

  async function answer(request: string, act: () => boolean): Promise<Outcome<Quantities>> {
    server.requests.push(request);
    const isAccepted = server.status === 200 && act();
    const value = { ...server.quantities };
    const { status } = server;
    await new Promise((resolve) => setTimeout(resolve, delayMs()));
    if (status >= 500) throw new Error('away');
    if (isAccepted) return { ok: true, value };
    const statusCode = status === 200 ? 422 : status;
    return { ok: false, error: { statusCode, code: 'refused', message: `At most ${maxQuantity}` } };
  }
  const set = (id: number, quantity: number) => quantity <= maxQuantity && ((server.quantities[id] = quantity), true);

  const store = createOptimisticStore<Quantities, number, { status: string; isStale: boolean; quantities: Quantities }>(
    {
      toState: ({ status, value, isStale }: Known<Quantities>, pending) => ({
        status,
        isStale,
        quantities: { ...value, ...Object.fromEntries(pending) },
      }),
      load: () => answer('load', () => true),
      send: (id, quantity) => answer(`${id}=${quantity}`, () => set(id, quantity)),
      onFailure: (text) => news.push(`failed: ${text}`),
      onChange: () => news.push('changed'),
      exclusive: (work) => work(),
      pauseMs,
      ...(ready && { ready }),
    },
  );
  const clear = () =>
    store.changeAll(() =>
      answer('clear', () => {
        server.quantities = {};
        return true;
      }),
    );
  return { ...store, clear, server, news, state: store.store.get, shown: () => store.store.get().quantities };
}

/** A started store that has loaded its value. */
export async function startLoaded(quantities: Quantities = {}, options: Options = {}) {
  const started = start(options);
  started.server.quantities = { ...quantities };
  void started.reload();
  await settle();
  started.server.requests = [];
  return started;
}
