import type { Database } from '../database/database.ts';
import type { DatabaseSettings } from '../database/database-name.ts';
import { readShopState, refuseDemo } from './shop-state.ts';

/** The state of the shop's database as this process knows it. */
export interface WatchedShopState {
  /** Whether this is a restored copy that was not woken yet: it takes no orders and no money, and runs no jobs. */
  isAsleep(): boolean;
  /** Calls back once the shop is woken. */
  onWake(listener: () => void): void;
  /** Reads it again after a change was announced. Throws `StartError` if this process may not serve the shop any longer. */
  refresh(): Promise<void>;
}

/** Reads the state once, so that asking for it costs no request time. Throws `StartError` for the demo mode on a real shop. */
export async function watchShopState(database: Database, settings: DatabaseSettings): Promise<WatchedShopState> {
  const listeners: (() => void)[] = [];
  let isAsleep = false;
  async function refresh(): Promise<void> {
    const state = await readShopState(database);
    refuseDemo(settings, state);
    const isWoken = isAsleep && !state.asleepSince;
    isAsleep = state.asleepSince !== null;
    if (isWoken) for (const listener of listeners) listener();
  }
  await refresh();
  return { isAsleep: () => isAsleep, onWake: (listener) => listeners.push(listener), refresh };
}
