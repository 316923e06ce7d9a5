/** A value that may change and those who follow it, such as components by `useStore`. */
export interface Store<Value> {
  get(): Value;
  /** What it was at the start: the same while rendering on the server and when the page comes to life. */
  first(): Value;
  set(next: Value): void;
  /** Answers how to stop. */
  subscribe(listener: () => void): () => void;
}

export function createStore<Value>(first: Value): Store<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    first: () => first,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
