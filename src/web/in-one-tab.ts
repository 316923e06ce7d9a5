/** Does work that only one tab at a time may do, each kind by its name. Locks are absent on pages without https. */
export const inOneTab = <Value>(name: string, work: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work();
